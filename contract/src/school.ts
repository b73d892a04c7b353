/** A school's profile: what header, footer, home page and contact page say of it. */
import { z } from 'zod';
import { filePath } from './entities.ts';

/** Fixed, four capital letters: it stands in every call's path. */
export const codePattern = /^[A-Z]{4}$/;
export const schoolCode = z.string().regex(codePattern);
const url = z.url({ protocol: /^https?$/ });
/** A document that lies on another website, or among the school's own files. */
const document = z.union([url, z.string().regex(/^\/api\/image\/[\w.-]+$/)]);
const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/);

export const externalLinks = z.object({
  board: url,
  booklist: document.nullable(),
  mandatoryDisclosure: document.nullable(),
  feePayment: url.nullable(),
  alumni: url.nullable(),
  parentPortal: url.nullable(),
  facebook: url.nullable(),
  instagram: url.nullable(),
  youtube: url.nullable(),
  x: url.nullable(),
  playStore: url.nullable(),
  appStore: url.nullable(),
});

export const school = z.object({
  code: schoolCode,
  name: z.string(),
  motto: z.string(),
  /** One line under the name: what and where the school is. */
  tagline: z.string(),
  /** 0 where the school has not told it, as an empty motto or affiliation number. */
  founded: z.number().int(),
  affiliationNumber: z.string(),
  colours: z.object({ brand: colour, accent: colour }),
  crest: filePath.nullable(),
  /** The picture that a shared link shows. */
  sharePicture: filePath.nullable(),
  address: z.object({
    street: z.string(),
    city: z.string(),
    state: z.string(),
    pin: z.string(),
  }),
  phones: z.array(z.string()).min(1),
  emails: z.array(z.email()).min(1),
  officeHours: z.string(),
  /** Whom parents ask about personal data, as far as the school has said so; a provider that knows nothing of it leaves it out. */
  grievanceContact: z
    .object({
      name: z.string().nullable(),
      designation: z.string().nullable(),
      email: z.email().nullable(),
      phone: z.string().nullable(),
    })
    .optional(),
  /** How long the school keeps letters, where it has chosen a number of its own; the privacy notice says so. */
  retention: z
    .object({
      enquiryMonths: z.int().nullable(),
      guestBookMonths: z.int().nullable(),
      setAsideDays: z.int().nullable(),
    })
    .optional(),
  /** What the map of the contact page embeds; empty where the school has given none. */
  mapEmbed: z.union([url, z.literal('')]),
  links: externalLinks,
  /** The PDF that the transfer certificate page shows as a sample. */
  tcSample: filePath.nullable(),
  home: z.object({
    slides: z.array(z.object({ picture: filePath, title: z.string(), text: z.string() })),
    about: z.string(),
    recentActivities: z.array(
      z.object({ picture: filePath.nullable(), title: z.string(), text: z.string() }),
    ),
  }),
});
export type School = z.infer<typeof school>;

/** Which hostnames lead to which school. */
export const schoolAddress = z.object({ code: schoolCode, hostnames: z.array(z.string()) });
export type SchoolAddress = z.infer<typeof schoolAddress>;
