// Whatever is drawn anew on the board, the focus stays with what one does.

export class BoardFocus {
  private wanted: string | null = null;

  /** Something on the board has the focus: how to find it again. */
  on(selector: string): void {
    this.wanted = selector;
  }

  /** The focus went elsewhere, or what had it is gone. */
  left(event: FocusEvent): void {
    if (event.relatedTarget) this.wanted = null;
  }

  /** Puts the focus back if what had it is gone; whether nothing is left on the board to have it. */
  restore(board: Element, others: string[]): boolean {
    const lost = document.activeElement === document.body || !document.activeElement;
    if (!this.wanted || !lost) return false;
    for (const selector of [this.wanted, ...others]) {
      const found = board.querySelector<SVGElement>(`${selector}[tabindex]`);
      if (found) {
        found.focus({ preventScroll: true });
        return false;
      }
    }
    this.wanted = null;
    return true;
  }
}
