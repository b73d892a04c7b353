/** Children whom other pages, records or documents name: they must be on the roll. */
export type Named = { name: string; girl: boolean; class: string; section: string; photo?: string | undefined };

const girl = (name: string, place: string, photo?: string) => entry(name, true, place, photo);
const boy = (name: string, place: string, photo?: string) => entry(name, false, place, photo);

function entry(name: string, isGirl: boolean, place: string, photo?: string): Named {
  const [className = '', section = ''] = place.split(' ');
  return { name, girl: isGirl, class: className, section, photo: photo && `pictures/${photo}.webp` };
}

/** Head boy, head girl, the cabinet, children in the news, and two who write their names in Devanagari. */
export const named: readonly Named[] = [
  boy('Aarav Beniwal', 'XII Lily', 'head-boy'),
  girl('Ishita Punia', 'XII Rose', 'head-girl'),
  girl('Mehak Sihag', 'XI Lily', 'cabinet-01'),
  boy('Rohan Toppo', 'XI Rose', 'cabinet-02'),
  girl('Jasmine Kujur', 'XII Lily', 'cabinet-03'),
  boy('Yash Dahiya', 'XII Rose', 'cabinet-04'),
  girl('Ananya Goyal', 'XII Rose', 'cabinet-05'),
  boy('Nikhil Poonia', 'XII Lily', 'cabinet-06'),
  girl('Tanvi Arora', 'XI Rose', 'cabinet-07'),
  boy('Harsh Godara', 'XI Lily', 'cabinet-08'),
  girl('Khushi Saini', 'XI Lily', 'cabinet-09'),
  boy('Arnav Mittal', 'XI Lily', 'cabinet-10'),
  girl('Anjali Dhaka', 'X Lily', 'cabinet-11'),
  boy('Sahil Nain', 'X Rose', 'cabinet-12'),
  girl('Nandini Kaswan', 'XI Rose', 'cabinet-13'),
  boy('Vivaan Sethi', 'X Lily', 'cabinet-14'),
  girl('Riya Jangra', 'IX Lily', 'cabinet-15'),
  boy('Deepanshu Rohilla', 'IX Rose', 'cabinet-16'),
  girl('Simran Chawla', 'X Rose', 'cabinet-17'),
  boy('Manav Bishnoi', 'XI Lily', 'cabinet-18'),
  girl('Pallavi Verma', 'IX Rose', 'cabinet-19'),
  boy('Lakshay Bansal', 'IX Lily', 'cabinet-20'),
  girl('Aditi Sheoran', 'XI Rose', 'cabinet-21'),
  boy('Kunal Lohan', 'X Rose', 'cabinet-22'),
  girl('Grace Minj', 'IX Lily', 'cabinet-23'),
  boy('Tushar Garg', 'IX Rose', 'cabinet-24'),
  girl('Bhavya Mehta', 'X Lily', 'cabinet-25'),
  boy('Ujjwal Jakhar', 'XI Rose', 'cabinet-26'),
  girl('Sneha Moun', 'IX Rose', 'cabinet-27'),
  boy('Ayush Khanna', 'IX Lily', 'cabinet-28'),
  girl('Vanshika Bishnoi', 'XI Lily'),
  boy('Harkirat Singh', 'X Lily'),
  boy('Mohd. Ayaan', 'IX Rose'),
  girl('Ritika Sangwan', 'XII Rose'),
  boy('P. K. Aadhavan', 'VII Rose'),
  boy('Mehul Jindal', 'VI Tulip'),
  girl('Deepanshi Phogat', 'XII Lily'),
  girl('Jaspreet Kaur', 'XI Rose'),
  boy('ईशान कौशिक', 'VIII Rose'),
  girl('तृप्ति सैनी', 'V Lily'),
  boy('A. P. J. Ashwin', 'X Rose'),
];
