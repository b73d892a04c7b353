/** Columns that several lists have, as offices head them. */
import type { Words } from './columns.ts';

export const admissionWords: Words = {
  heading: 'Admission No.',
  also: [
    'Admission',
    'Admission number',
    'Adm. No.',
    'Adm. number',
    'Admn. No.',
    'Admn. number',
    'Scholar No.',
    'Scholar number',
    'Scholar register No.',
    'प्रवेश संख्या',
    'प्रवेश क्रमांक',
    'प्रवेश सं.',
    'दाखिला संख्या',
    'दाखिला नं.',
    'नामांकन संख्या',
  ],
};

export const studentNameWords: Words = {
  heading: 'Name',
  also: [
    'Student',
    'Students',
    'Student name',
    'Student’s name',
    'Students name',
    'Student’s full name',
    'Name of student',
    'Name of the student',
    'Full name',
    'नाम',
    'छात्र का नाम',
    'छात्रा का नाम',
    'छात्र/छात्रा का नाम',
    'विद्यार्थी का नाम',
  ],
};

export const classWords: Words = {
  heading: 'Class',
  also: ['Std.', 'Standard', 'Grade', 'Class and section', 'Class-Section', 'Class & Sec', 'कक्षा'],
};
