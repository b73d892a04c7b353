/** The form controls of an island, as the visitor left them: what they hold outlives whatever React does to their elements. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (element: ParentNode): Control[] => [
  ...element.querySelectorAll<Control>('input, select, textarea'),
];

const isChanged = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement) {
    const drawn = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex !== Math.max(drawn, 0);
  }
  if (control instanceof HTMLInputElement && control.checked !== control.defaultChecked)
    return true;
  return control.value !== control.defaultValue;
};

/** Those that hold something else than what the server drew: typed, chosen, or put back by the browser on a reload. */
export const changedControls = (element: ParentNode): Control[] =>
  controlsOf(element).filter(isChanged);

const keepControl = (control: Control): ((now: Control) => void) => {
  const { value, scrollTop } = control;
  const checked = control instanceof HTMLInputElement && control.checked;
  const focused = control === document.activeElement;
  // Null in an e-mail field: no script may see or move its caret.
  const [start, end] =
    control instanceof HTMLSelectElement
      ? [null, null]
      : [control.selectionStart, control.selectionEnd];
  return (now) => {
    if (now instanceof HTMLInputElement) now.checked = checked;
    if (focused && now !== document.activeElement) now.focus({ preventScroll: true });
    if (now.value === value) return;
    now.value = value;
    if (!(now instanceof HTMLSelectElement) && start !== null) now.setSelectionRange(start, end);
    now.scrollTop = scrollTop;
  };
};

/**
 * Remembers what the controls hold, which has focus and where its caret stands; what is given back puts all of it there
 * again, into the same elements or into those that have taken their places.
 */
export const keepControls = (element: Element): (() => void) => {
  const kept = controlsOf(element).map(keepControl);
  return () => controlsOf(element).forEach((control, index) => void kept[index]?.(control));
};
