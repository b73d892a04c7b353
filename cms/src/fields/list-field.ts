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

/** A list of rows: one that is added is open, and one that is closed shows its words. */
export const listField = ({ description, minRows, ...list }: List): ArrayField => ({
  ...list,
  type: 'array',
  minRows: minRows ?? (list.required ? 1 : undefined),
  admin: {
    description,
    initCollapsed: true,
    components: {
      Field: '/admin/list-input.tsx#ListInput',
      RowLabel: '/admin/row-label.tsx#RowLabel',
    },
  },
});
