/** Small readings of a school's profile that several components need. */

import type { PictureWidth } from '@aangan/contract/picture-widths.ts';
import type { Menu } from '@aangan/contract/routes.ts';
import type { School } from '@aangan/contract/school.ts';
import { fileUrl } from './files.ts';

/** The school's icon: its crest, or an arch while it has none. */
export const iconUrl = ({ crest }: School, width: PictureWidth): string =>
  crest ? fileUrl(crest, width) : '/icon.svg';

/** `tel:` with digits only. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** Whether anything is known of the school: while its profile was never loaded, even its name is empty. */
export const isKnown = ({ name }: School): boolean => name !== '';

export const oneLineAddress = ({ address }: School): string =>
  `${address.street}, ${address.city}, ${address.state} ${address.pin}`;

/** A page's title with the school's name. */
export const fullTitleOf = (title: string, school: School): string =>
  isKnown(school) ? `${title} - ${school.name}` : title;

type Link = { label: string; href: string };
const present = (links: { label: string; href: string | null }[]): Link[] =>
  links.filter((link): link is Link => link.href !== null);

/** The links to other sites that stand in a menu (promise 2.1). */
export const externalMenuLinks = ({ links }: School, menu: Menu): Link[] => {
  if (menu === 'Prospectus')
    return present([
      { label: 'Booklist', href: links.booklist },
      { label: 'CBSE website', href: links.board },
    ]);
  if (menu === 'Public Disclosure')
    return present([
      // The school's own sheet, if it has one; else the one that is made of its records.
      {
        label: 'Mandatory disclosure (PDF)',
        href: links.mandatoryDisclosure ?? '/MandatoryDisclosure.pdf',
      },
    ]);
  if (menu === 'Contact Us')
    return present([
      { label: 'Parent portal', href: links.parentPortal },
      { label: 'Online fee payment', href: links.feePayment },
      { label: 'Alumni portal', href: links.alumni },
    ]);
  return [];
};

export const socialLinks = ({ links }: School): Link[] =>
  present([
    { label: 'Facebook', href: links.facebook },
    { label: 'Instagram', href: links.instagram },
    { label: 'YouTube', href: links.youtube },
    { label: 'X', href: links.x },
  ]);

export const appLinks = ({ links }: School): Link[] =>
  present([
    { label: 'Google Play', href: links.playStore },
    { label: 'App Store', href: links.appStore },
  ]);
