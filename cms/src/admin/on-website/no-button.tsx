/** In the place of Payload's button beside Save, which a phone has no room for: the bar above the form has it. */
export const NoButton = () => null;
