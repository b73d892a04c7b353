/** Closes an open menu when the visitor clicks elsewhere or presses Escape; without JavaScript its own button does. */
export const closeMenusOutside = (): void => {
  const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('.menu-group[open]');
  document.addEventListener('click', (event) => {
    for (const menu of openMenus())
      if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of openMenus()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
};
