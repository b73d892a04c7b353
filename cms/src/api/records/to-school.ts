/** A stored school to the profile of the contract. */
import { addressOf, calls } from '@aangan/contract/calls.ts';
import { externalLinks, type School } from '@aangan/contract/school.ts';
import { groupOf, type PathOf, type Row, rowsOf, text, textOrNull } from './stored.ts';

type Draft = { [K in keyof School]: unknown };

const toCard = (card: Row, pathOf: PathOf) => ({
  picture: pathOf(card.picture),
  title: text(card.title),
  text: text(card.text),
});

export const toSchool = (row: Row, pathOf: PathOf): Draft => {
  const colours = groupOf(row.colours);
  const address = groupOf(row.address);
  const links = groupOf(row.links);
  const home = groupOf(row.home);
  const contact = groupOf(row.grievanceContact);
  const retention = groupOf(row.retention);
  return {
    code: row.code,
    name: text(row.name),
    motto: text(row.motto),
    tagline: text(row.tagline),
    founded: row.founded ?? 0,
    affiliationNumber: text(row.affiliationNumber),
    colours: { brand: colours.brand, accent: colours.accent },
    crest: pathOf(row.crest),
    sharePicture: pathOf(row.sharePicture),
    address: {
      street: text(address.street),
      city: text(address.city),
      state: text(address.state),
      pin: text(address.pin),
    },
    phones: rowsOf(row.phones).map((phone) => text(phone.number)),
    emails: rowsOf(row.emails).map((email) => text(email.email)),
    officeHours: text(row.officeHours),
    grievanceContact: {
      name: textOrNull(contact.name),
      designation: textOrNull(contact.designation),
      email: textOrNull(contact.email),
      phone: textOrNull(contact.phone),
    },
    retention: {
      enquiryMonths: retention.enquiryMonths ?? null,
      guestBookMonths: retention.guestBookMonths ?? null,
      setAsideDays: retention.setAsideDays ?? null,
    },
    mapEmbed: text(row.mapEmbed),
    links: Object.fromEntries(
      Object.keys(externalLinks.shape).map((name) => {
        const file = pathOf(links[`${name}File`]);
        return [name, file ? addressOf(calls.image, { path: file }) : textOrNull(links[name])];
      }),
    ),
    tcSample: pathOf(row.tcSample),
    home: {
      // A slide is its picture; one whose file is gone is left out.
      slides: rowsOf(home.slides)
        .map((slide) => toCard(slide, pathOf))
        .filter((slide) => slide.picture !== null),
      about: text(home.about),
      recentActivities: rowsOf(home.recentActivities).map((card) => toCard(card, pathOf)),
    },
  };
};

/** The hostnames that lead to a school. */
export const toSchoolAddress = (row: Row) => ({
  code: row.code,
  hostnames: rowsOf(row.hostnames).map(({ hostname }) => text(hostname)),
});
