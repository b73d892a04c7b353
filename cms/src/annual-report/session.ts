/** A session as a school counts it: from 1 April to 31 March. */
export type Session = { from: string; until: string };

/** The days of a session such as 2025-2026. */
export const daysOf = (sessionYear: string): Session => {
  const [first = '', second = ''] = sessionYear.split('-');
  return { from: `${first}-04-01`, until: `${second}-03-31` };
};

/** The session that ended on the last 31 March. */
export const lastEnded = (today: string): string => {
  const year = Number(today.slice(0, 4));
  const end = today.slice(5) < '04-01' ? year - 1 : year;
  return `${end - 1}-${end}`;
};

export const isWithin = ({ from, until }: Session, day: string): boolean =>
  from <= day && day <= until;
