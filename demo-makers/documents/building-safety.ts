/** The building safety certificate, which the school has as a PDF. */
import { bare } from './letterhead.ts';
import { certificateHtml, officeStyle } from './office-paper.ts';
import type { Sheet } from './sheet.ts';

/** The certificate of the Public Works office. */
export function buildingSafety(): Sheet {
  const title = 'Building safety certificate';
  const body = certificateHtml({
    device: 'bridge',
    hindi: 'कार्यालय कार्यकारी अभियंता, लोक निर्माण (भवन एवं सड़क)',
    office: 'Office of the Executive Engineer',
    place: 'Public Works (Buildings and Roads), Hisar, Haryana',
    number: 'BS/99/0581/2024',
    date: '12 August 2024',
    to: 'The Manager; Nirmal Jyoti Mission School; Mission Marg, Balsamand Road, Hisar, Haryana 125001',
    title,
    paragraphs: [
      'Certified that the buildings of Nirmal Jyoti Mission School, Hisar, as described below, were inspected on **5 August 2024** by the undersigned along with the Sub-Divisional Engineer and the Manager of the school.',
    ],
    table: [
      ['Building', 'Storeys', 'Structure', 'Finding'],
      ['KG Block', 'Ground floor and one', 'Load-bearing brick with RCC slabs', 'Sound'],
      ['School Block', 'Ground floor and two', 'RCC frame', 'Sound'],
      ['Hall', 'Single storey', 'RCC frame, steel truss roof', 'Sound'],
      ['Built-up area', '9,850 square metres', '', ''],
    ],
    conditions: [
      'No crack of structural importance, settlement or corrosion was found. Parapets, railings and staircases are of the required height and width.',
      'The electrical wiring is in conduit and the earthing was tested.',
      'The buildings are **structurally safe and fit for use as a school of Classes Nursery to XII**.',
      'The certificate is **valid until 11 August 2029**, provided that no storey is added and no load-bearing member is changed without a fresh inspection.',
    ],
    officer: 'Issuing officer, Executive Engineer',
    stamp: ['OFFICE OF THE EXECUTIVE ENGINEER  •  HISAR  • ', ['BUILDINGS', 'AND ROADS']],
    hand: 36,
  });
  return {
    path: 'documents/building-safety-certificate.pdf',
    title: `${title}, no. BS/99/0581/2024`,
    html: bare(title, body, `@page{size:A4;margin:0}html{zoom:1.13}${officeStyle}`),
  };
}
