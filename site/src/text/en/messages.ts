import type { messages as cn } from '../cn/messages.ts';
import { englishForm } from '../plural.ts';

export const messages = {
  allRequired: 'All fields are required',
  /** The form that is opened from a product or a table. */
  inquiry: {
    title: 'Request a quotation',
    hint: 'Grade, quality and packing',
    note: 'All fields except the details are required',
    send: 'Send request',
    legend: 'Details (all optional)',
    quantity: 'Quantity',
    unit: 'Unit',
    term: 'Incoterms 2020',
    noTerm: 'To be agreed',
    termName: (code, name) => `${code} – ${name}`,
    anyMode: 'Any mode of transport',
    sea: 'Sea and inland waterway, with a port',
    place: 'Port or station',
    date: 'Delivery by',
    file: 'Specification sheet or another file',
    /** A file that came with a form that was rejected. */
    attachReceived: (fileName) => `Attach the file that has arrived: ${fileName}`,
    sent: (fileName) => `Attachment: ${fileName}`,
  },
  businessType: 'Business type',
  message: 'Message',
  messageHint: 'Grade, tonnage, port or station of destination',
  about: (subject) => `Enquiry: ${subject}`,
  send: 'Send message',
  reply: {
    within: (hours) => `We will answer you within ${hours}\u00A0${englishForm(hours, 'hour', 'hours')}.`,
    by: ({ zone, day, time, yours }) => `We will answer you by\u00A0${time} ${day}, ${zone}${yours}.`,
    yours: (time) => ` (${time} your time)`,
    yoursOn: (day, time) => ` (${time} ${day}, your time)`,
    today: 'today',
    weekdays: {
      monday: 'on Monday',
      tuesday: 'on Tuesday',
      wednesday: 'on Wednesday',
      thursday: 'on Thursday',
      friday: 'on Friday',
      saturday: 'on Saturday',
      sunday: 'on Sunday',
    },
    dated: (weekday, date) => `${weekday}, ${date}`,
  },
  page: {
    name: 'Contact',
    lead: 'Fill in the fields below. We answer by phone or e-mail.',
    another: 'Write another message',
  },
} satisfies typeof cn;
