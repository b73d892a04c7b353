/** What a message page says while the school has no record of it, or it cannot be loaded (promise 4.7). Written for any school. */
import type { MessageCategory } from '@aangan/contract/entities.ts';

export const defaultMessages: Record<MessageCategory, string> = {
  Principal: `
    <p>Dear parents and students,</p>
    <p>A school is first of all a place where a child is known by name. We ask our teachers to notice: who has fallen
    quiet, who has found a new question, who is ready for more. Good results follow from that attention, and so does
    something that lasts longer than results.</p>
    <p>Our doors are open to you. Come and see a class, talk to us about your child, and tell us what we can do better.</p>`,
  Manager: `
    <p>Dear friends,</p>
    <p>Those who founded this school wanted learning and good character to grow side by side, and wanted both to be within
    reach of every family around us. Looking after that wish, its buildings and its people is a trust that we hold.</p>
    <p>We thank every parent, teacher and well-wisher who carries it with us.</p>`,
  HeadBoy: `
    <p>Dear schoolmates,</p>
    <p>Being Head Boy means carrying your questions to the teachers and their hopes back to you. My request is a small one:
    be on time, look after the junior next to you, and try out for one thing that you think you cannot do.</p>
    <p>Let us leave the school a little better than we found it.</p>`,
  HeadGirl: `
    <p>Dear schoolmates,</p>
    <p>Every morning in assembly I see how many different talents stand in our lines. My hope for this year is that nobody
    keeps theirs hidden. If you need courage, borrow some from a friend; if you have courage, lend it.</p>
    <p>My door, and that of every member of the cabinet, is open to you.</p>`,
};
