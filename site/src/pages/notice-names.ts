/** What can stand where there is no page to show; `notices.tsx` has the words. */
export const noticeNames = [
  'not-found',
  'preview-ended',
  'preview-unknown',
  'preview-too-many',
  'preview-away',
] as const;
export type NoticeName = (typeof noticeNames)[number];

export const isNotice = (name: string): name is NoticeName =>
  (noticeNames as readonly string[]).includes(name);
