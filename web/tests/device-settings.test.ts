import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { question } from "../src/lib/confirmation.svelte";
import { set, settings } from "../src/lib/device-settings.svelte";
import { perform } from "../src/lib/perform-action.svelte";
import { helpOn, pencilled } from "../src/lib/printed";
import { preferred, speakThese } from "../src/lib/words.svelte";
import SettingsSheet from "../src/pages/SettingsSheet.svelte";
import { atInfiltraitors, wordsIn } from "./helpers";

const USUAL = { ...settings() };
const kept = (): unknown => JSON.parse(localStorage.getItem("settings") ?? "null");
const fromAnotherTab = (value: string) => {
  localStorage.setItem("settings", value);
  dispatchEvent(new StorageEvent("storage", { key: "settings" }));
};

beforeEach(() => {
  speakThese(wordsIn("en"));
  set(USUAL);
});
afterEach(cleanup);

describe("what is chosen for this device", () => {
  it("is usual at first, is kept under one name, and is told", () => {
    expect(USUAL).toMatchObject({ theme: "system", motion: "system", pace: "normal", volume: 0 });
    const told = vi.fn();
    addEventListener("settings", told);
    set({ theme: "day", volume: 0.4 });
    expect(kept()).toEqual({ ...USUAL, theme: "day", volume: 0.4 });
    expect(told).toHaveBeenCalledOnce();
    removeEventListener("settings", told);
  });

  it("holds in every tab", () => {
    fromAnotherTab(JSON.stringify({ theme: "night", language: "fr" }));
    expect(settings()).toEqual({ ...USUAL, theme: "night", language: "fr" });
    expect(preferred()).toBe("fr");
  });

  it.each(["nonsense", "null", "7", '{"theme":"pink","volume":"loud","pace":3,"language":{}}'])(
    "is the usual where %s was kept",
    (value) => {
      fromAnotherTab(value);
      expect(settings()).toEqual(USUAL);
      expect(preferred()).toBe("en");
    },
  );

  it("is chosen on one sheet", async () => {
    HTMLDialogElement.prototype.showModal = vi.fn();
    render(SettingsSheet, { close: vi.fn() });
    const pick = async (group: string, choice: string) => {
      const found = screen.getByRole("radiogroup", { name: group, hidden: true });
      const label = [...found.querySelectorAll("label")].find((one) =>
        one.textContent.includes(choice),
      );
      await fireEvent.click(label!.querySelector("input")!);
    };
    await pick("Lighting", "Day");
    await pick("Motion", "None");
    await pick("How fast the story is told", "Slowly");
    await pick("Ask me once more", "Always");
    await pick("Your pencil", "Words");
    await pick("What the table concludes for you", "Hide it");
    await fireEvent.input(screen.getByLabelText("Volume"), { target: { value: "0.7" } });
    expect(kept()).toEqual({
      language: "",
      theme: "day",
      motion: "reduced",
      pace: "slow",
      volume: 0.7,
      confirm: "all",
      marks: "words",
      conclusions: "hidden",
    });
  });
});

describe("what note sheets look like", () => {
  it("has signs or words for marks", () => {
    const written = () => ["x", "o", "?", ""].map(pencilled);
    expect(written()).toEqual(["✗", "✓", "?", ""]);
    set({ marks: "words" });
    expect(written()).toEqual(["no", "yes", "?", ""]);
    speakThese(wordsIn("fr"));
    expect(written()).toEqual(["non", "oui", "?", ""]);
  });

  it("has what the table concludes, or only what one was shown", () => {
    const help = { shown: {}, worlds: "12", possible: { red: { build: ["fat"] } } };
    expect(helpOn(help)).toEqual(help);
    set({ conclusions: "hidden" });
    expect(helpOn(help)).toEqual({ shown: {} });
    expect(helpOn(null)).toBeNull();
  });
});

describe("what is asked once more", () => {
  const SHOT = { kind: "eliminate", text: "eliminate lynx red-7", final: true };
  const LEAVE = { kind: "leave", text: "leave", final: false };
  const FILES = { kind: "files", text: "files 1", final: false };

  /** Whether one is asked before it is done; the answer is yes. */
  async function asks(action: typeof SHOT): Promise<boolean> {
    const viewer = atInfiltraitors();
    const doing = perform(viewer, {
      ...action,
      fields: { whom: "lynx", card: "red-7", number: 1 },
    });
    await vi.waitFor(() =>
      expect(question().answer !== null || vi.mocked(viewer.act).mock.calls.length > 0).toBe(true),
    );
    const asked = question().answer !== null;
    if (asked) expect(viewer.act).not.toHaveBeenCalled();
    expect(asked && question().consequence.startsWith("⟨")).toBe(false);
    question().answer?.("yes");
    await doing;
    expect(viewer.act).toHaveBeenCalledExactlyOnceWith(action.text);
    return asked;
  }

  it.each([
    ["all", [true, true, true]],
    ["deciding", [true, true, false]],
    ["ending", [true, false, false]],
  ] as const)("is, if one wants to be asked for %s", async (confirm, expected) => {
    set({ confirm });
    expect([await asks(SHOT), await asks(LEAVE), await asks(FILES)]).toEqual(expected);
  });
});
