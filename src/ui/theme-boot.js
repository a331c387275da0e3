// Sets the theme before the first paint; theme-choice.ts takes over once the app runs.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('theme');
  } catch {
    // Storage is refused: follow the system.
  }
  const chosen = choice === 'light' || choice === 'dark';
  const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = chosen ? choice : systemIsDark ? 'dark' : 'light';
})();
