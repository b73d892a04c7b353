/**
 * Ends the first screen of a long page: what stands before it travels with its styles, and the rest is drawn when the whole
 * sheet has come, which nothing before waits for (decision 19).
 */

/** The server puts the sheet's address in its place. */
export const restOfStyles = '/rest-of-styles';

export const RestOfStyles = () => <link rel="stylesheet" href={restOfStyles} fetchPriority="low" />;
