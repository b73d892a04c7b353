/** From when until when a record is on the website. Both may be left empty. */
import type { DateField } from 'payload';

const momentField = (name: string, label: string, description: string): DateField => ({
  name,
  label,
  type: 'date',
  index: true,
  admin: {
    position: 'sidebar',
    description,
    components: {
      Field: '/admin/moment-input.tsx#MomentInput',
      Cell: '/admin/moment-cell.tsx#MomentCell',
    },
  },
});

const showFrom = momentField(
  'showFrom',
  'Show from',
  'Leave it empty to show it as soon as it is published. With a day and an hour it appears by itself.',
);

const showUntil: DateField = {
  ...momentField(
    'showUntil',
    'Show until',
    'Leave it empty to show it for good. With a day and an hour it disappears by itself.',
  ),
  validate: (until, { siblingData }) => {
    const { showFrom: from } = siblingData as { showFrom?: string | Date | null };
    return (
      !until ||
      !from ||
      new Date(until) > new Date(from) ||
      'This is before it is first shown. Please choose a later day, or leave it empty.'
    );
  },
};

export const shownFields = [showFrom, showUntil];
