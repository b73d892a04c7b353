/** What is known of the demo schools. */

/** Certificates of NJMS, as schools/njms/records has them. */
export const demoCertificates = [
  { admission: 'NJ/2019/0417', name: 'Ananya Sheoran' },
  { admission: 'NJ/2016/0132', name: 'Gurnoor Singh Sandhu' },
  { admission: 'NJ/2018/0208', name: 'P. K. Sreelakshmi' },
  { admission: 'NJ/2020/0051', name: 'निकिता कुमारी' },
  { admission: 'NJ/2014/0376', name: 'Mohd. Faizan Qureshi' },
  { admission: 'NJ/2012/0019', name: 'Anjelina Tirkey' },
  { admission: 'NJ/2021/0290', name: 'Kartik Yadav' },
  { admission: 'NJ/2017/0164', name: "Riya D'Souza" },
] as const;

/** An enquiry that is told from all others by its message. */
export const enquiry = (message: string): Record<string, string> => ({
  name: 'Sunita Devi',
  phone: '98 000 00000',
  email: 'sunita@example.in',
  subject: 'Admission to Class I',
  address: 'Model Town, Hisar',
  message,
});

/** The same for the guest book. */
export const guestBookEntry = (message: string): Record<string, string> => ({
  name: 'Sunita Devi',
  webAddress: 'https://sunita.example',
  email: 'sunita@example.in',
  profession: 'Teacher',
  rate: 'Good',
  howKnow: 'I am a parent',
  message,
});

/** The same for a privacy request. */
export const privacyRequest = (message: string): Record<string, string> => ({
  name: 'Sunita Devi',
  phone: '98 000 00000',
  email: 'sunita@example.in',
  relation: 'Parent',
  studentName: 'Om Kumar',
  studentClass: 'V',
  request: 'See my data',
  message,
});
