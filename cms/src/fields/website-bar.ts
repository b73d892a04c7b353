import type { UIField } from 'payload';

/** Above a record of the website: how it stands there, and the ways to it. */
export const websiteBar: UIField = {
  name: 'websiteBar',
  type: 'ui',
  admin: {
    components: { Field: '/admin/on-website/website-bar.tsx#WebsiteBar' },
    disableListColumn: true,
    disableBulkEdit: true,
  },
};
