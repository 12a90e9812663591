"""Pages whose time runs faster, so that tests do not wait while people would read."""

SPEED = 4
"""How many seconds go by on a page in one of ours."""

QUICK_TIME = f"""(() => {{
  if (window.quickTime) return;
  window.quickTime = true;
  const [System, began] = [Date, Date.now()];
  const now = () => Math.floor(began + (System.now() - began) * {SPEED});
  window.Date = class Date extends System {{
    constructor(...given) {{ given.length ? super(...given) : super(now()); }}
    static now() {{ return now(); }}
  }};
  for (const name of ["setTimeout", "setInterval"]) {{
    const system = window[name];
    window[name] = (what, after = 0, ...given) => system(what, after / {SPEED}, ...given);
  }}
}})();"""
"""For a page, before its own scripts: its clock and its timers. The server's are as they were."""
