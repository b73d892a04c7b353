/** What certificates and committees are called in the back office. */
import type { CertificateKind, CommitteeKind } from '@aangan/contract/entities.ts';

export const certificateLabels: Record<CertificateKind, string> = {
  affiliation: 'Affiliation letter or extension',
  registration: 'Registration of society, trust or company',
  noc: 'No Objection Certificate (NOC)',
  recognition: 'Recognition under the RTE Act',
  building: 'Building safety certificate',
  fire: 'Fire safety certificate',
  'self-declaration': 'DEO certificate or self-certification',
  health: 'Water, health and sanitation certificate',
  leaving: 'School leaving certificate',
  minority: 'Minority status certificate',
  other: 'Another document',
};

export const certificateChoices = Object.entries(certificateLabels).map(([value, label]) => ({
  value,
  label,
}));

export const committeeLabels: Record<CommitteeKind, string> = {
  SMC: 'School Management Committee',
  PTA: 'Parent-Teacher Association',
};

export const committeeChoices = Object.entries(committeeLabels).map(([value, label]) => ({
  value,
  label,
}));
