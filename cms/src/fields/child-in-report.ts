/** For staff who put words or pictures before others (Protection of Children from Sexual Offences Act, 2012, section 23). */
export const childInReport =
  'Never name or picture a child in a report of an offence against a child, nor give anything by which the child could be known: name, school, family, address.';
