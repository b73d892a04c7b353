/** A PDF to be: where it goes in the school's folder, its title and its page. */
export type Sheet = { path: string; title: string; html: string };
