/** How large a table may be: what the server refuses, and where the grid of the back office stops. */
export const fewestColumns = 2;
export const longestHeading = 200;
export const longestCell = 500;
/** The panel sends all of a form with every change, and 4 MB at most (admin-server/body-limit.ts): a table of this size makes about half of that. */
export const mostInGrid = { rows: 200, columns: 20 };
export const tooMuchForTable = `A table holds at most ${mostInGrid.rows} rows and ${mostInGrid.columns} columns.`;
