/** Whether `/` opens the search dialog. Speech input may type it by mistake, so it can be turned off (WCAG 2.1.4). */
export const slashKey = {
  isOn(): boolean {
    try {
      return localStorage.slashKey !== 'off';
    } catch {
      return true;
    }
  },
  set(isOn: boolean): void {
    try {
      if (isOn) localStorage.removeItem('slashKey');
      else localStorage.slashKey = 'off';
    } catch {
      // Storage is blocked: the key stays on.
    }
  },
};
