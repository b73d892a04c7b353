import type { ArrayField, Field } from 'payload';

type List = {
  name: string;
  label: string;
  /** One and many, as the button and the heading say. */
  labels: { singular: string; plural: string };
  description?: string;
  required?: boolean;
  minRows?: number;
  access?: ArrayField['access'];
  fields: Field[];
};

/** A list of rows, each of which shows its words when it is closed. */
export const listField = ({ description, minRows, ...list }: List): ArrayField => ({
  ...list,
  type: 'array',
  minRows: minRows ?? (list.required ? 1 : undefined),
  admin: {
    description,
    initCollapsed: true,
    components: { RowLabel: '/admin/row-label.tsx#RowLabel' },
  },
});
