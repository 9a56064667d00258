import type { HelpTexts } from '../cn/help.ts';

const screens: HelpTexts['screens'] = {
  console: [
    {
      title: 'Finding your way',
      lines: [
        'On the left are the pages that your role may open. Press Ctrl K and type a title, a number or the name of a page to jump there.',
        'Top right you choose the language of the console and light or dark. The question mark key lists all shortcuts, and F1 opens or closes this help.',
      ],
    },
  ],
  today: [
    {
      title: 'What there is to do',
      lines: [
        '“Waiting” lists what you can do something about: first what was typed on this computer and not saved, then translations whose Chinese source has changed, newer edits, drafts and missing translations. “Mine” keeps what you changed last.',
        '“Coming up” lists what goes live or is withdrawn automatically in the next 14 days. It warns of days off and of missing translations. What failed at its time stands first: open it to see why. To change the time, open the item and use the panel on the right.',
        'Without the mouse: J and K move, Enter opens.',
      ],
    },
  ],
  inbox: [
    {
      title: 'The list of the inbox',
      lines: [
        'The list is sorted by the working time that is left, the most urgent first. A solid orange block is overdue, an orange figure has at most half an hour of working time left, and a pause sign means that the clock is paused. A dot marks visitors who are waiting for our answer.',
        'Above it are the lists: your own, unassigned, possible spam and done. The search looks for a name, phone number, e-mail address or first message in the newest 2,000 of this list, without later entries. The list is refreshed every minute. After 15 minutes without use it stops, and says so.',
        'Possible spam has signs, and no proof. “Not spam” (U) brings it back to the open ones, with the time that was promised when it came; “Mark as spam” does the opposite. The button beside the search filters by language, business type or job, and status.',
        'Select with the boxes or X, with Shift all up to a row, at most 100: assign (A), close (E), spam or not spam (U). Without a selection the keys act on the row with the focus, or the opened item. What has changed meanwhile is left as it is and named.',
        'Without the mouse: J and K or the arrows move, Enter opens, / leads to the search.',
        'R answers, Ctrl Enter sends, N writes an internal note. Assigning locks nothing: every colleague with the right can answer.',
        'The line above the list is today: grey are the working hours, solid orange is overdue, an orange outline has at most half an hour of working time left, short and dark is due later, and thin ticks are answers.',
      ],
    },
  ],
  applications: [
    {
      title: 'Applications by stage',
      lines: [
        'Each CV is a card in the column of its stage. Choose a job on the left; the figures are the new ones and all. The columns Hired and Declined are collapsed: click to expand them. Stages are for staff, applicants see the status only.',
        'Drag a card to another column, or use the menu on the card; with the keyboard, Alt and the left or right arrow. The last move can be undone below. If a colleague has just moved a card, nothing is overwritten, and you read where it is now.',
        'A column shows at most 30 cards, the table has the rest. Narrow windows have the table only. The search looks through the newest 2,000. Possible spam is listed in the inbox, and appears here once it is answered or moved.',
        'Open a card to read the CV, answer it and write notes. At the stage Interview its time can be set on the internal side, in Beijing time.',
      ],
    },
  ],
  answerTimes: [
    {
      title: 'How fast messages are answered',
      lines: [
        'Each message has a promised time. Here you see, by month and for the last 30 days, how many were answered in time, late or not yet, and how much working time the first answer took. Median: half of the answers took no longer.',
        'Filled is in time, hatched is late, outlined is not answered yet, pale is not timed. The tables show business types and languages, never single colleagues.',
        'Working time follows the calendar as it is now: a holiday that was removed from it counts as a working day. Messages that were withdrawn or have expired are no longer counted.',
      ],
    },
  ],
  answerTemplates: [
    {
      title: 'Templates of answers',
      lines: [
        'A template is an answer that you give often, with a text for each language. While you answer, choose it from “Templates”: it is inserted at the cursor in the visitor’s language, and what you have typed stays. A template without that language is not offered.',
        'All who may answer share the templates, 200 at most. The audit log records who adds, changes and deletes one. A template is only text: nothing is sent automatically.',
      ],
    },
  ],
  reports: [
    {
      title: 'Reading and answering reports',
      lines: [
        'Reports open with an officer’s own key only. Key file and passphrase are used in this browser and never uploaded. After ten minutes without input, or with Shift L, it locks, and what was opened is gone from the page.',
        'The list is sorted by day, the oldest first, or by what is due next. Days are working days: the site promises a confirmation within 3, a decision within 7, and the result after it. The search opens the reports in this browser; the server never learns what you look for. What came today appears tomorrow. A dot marks reporters who are waiting for our answer. A hatched row is not sealed to your key: an officer who can open it can seal it again with a command.',
        'A new report first asks who must be excluded. For excluded officers it no longer exists: not in lists, counts, searches, mails, the audit log, nor at its address. That nobody is excluded must be said, too. Others can be excluded later; readmitting somebody needs a reason. What cannot be taken back: the report was sealed to every key when it arrived, and only the server keeps excluded officers out. Later entries, answers and notes are not sealed to them.',
        'An answer is signed with your key and sealed to all registered keys and to the receipt before it is sent. Before your first answer, and whenever the keys change, compare the fingerprints with their owners.',
        'Notes are for officers only and sealed like answers; N leads to the field. The identity needs a reason, which stays in the audit log for good, and is hidden again after 15 minutes. Files may contain malware, or traces of who reported. Open them on a computer that has nothing else.',
        '“Keys” lists who can read reports. There you make a key, save its file and try it. Another officer, whose own key must be open, compares the fingerprints that you read out, and only then is it in force. Officers also put a key out of force there when its owner leaves.',
      ],
    },
  ],
  translations: [
    {
      title: 'How far the translations are',
      lines: [
        'A row is an item, a column a language. An orange diamond means: the Chinese source has changed since this translation was written.',
        'Click the state of a language to open the editor there. Correct the translation and save, and the diamond goes. If nothing needs correcting, press “Still right”.',
        'The numbers above the table are filters, for example for everything that is not translated.',
      ],
    },
    {
      title: 'Working with a translator outside',
      lines: [
        'Export an XLIFF file under “Import and export”, and import it there when it comes back. You see every change before you accept it.',
      ],
    },
  ],
  staleTexts: [
    {
      title: 'Checking translations one by one',
      lines: [
        'On the left are translations whose Chinese text has changed, those that wait longest first. Above the translation you see the source as it was checked and as it is now, with the changes marked.',
        'Correct the translation in place and press Ctrl Enter to save it and go on. If nothing has to change, press Y. J and K go forwards and back: what you skip stays in the queue, and what you typed stays with it.',
        'Figures are compared after their units are converted. If one differs, correct it or declare that the figures differ on purpose, which the audit log records. Figures in words are not compared.',
      ],
    },
  ],
  exchange: [
    {
      title: 'Export',
      lines: [
        'A ZIP has all fields, three languages and the pictures, for another installation. An XLIFF file has the texts only, for a translation tool.',
        'Products and typical values can also go to Excel and come back.',
        'For single items, tick them in their list and press “Export…”. A file holds up to 500 items.',
      ],
    },
    {
      title: 'Import',
      lines: [
        'Drop a file on the page. You first see what would change in each item, and tick what you want.',
        'Everything comes in as a draft, and the site stays as it is. Check it, then publish. Facts, settings and dictionaries take effect when they are saved next.',
        'If the Chinese source has changed since the export, that translation is left out, and this is shown.',
      ],
    },
  ],
  media: [
    {
      title: 'Pictures and files',
      lines: [
        'Drop or paste pictures to upload them: PNG or JPG, up to 5\u00A0MB each, five at a time.',
        'Write a description in three languages for people who cannot see the picture. The focal point is what every crop keeps: click the picture to set it.',
        '“Replace everywhere” changes a picture wherever the site shows it. A picture that is used cannot be deleted.',
      ],
    },
    {
      title: 'Films',
      lines: [
        'Upload films under “Films”: MP4 (H.264, AAC) or WebM, up to 200\u00A0MB each. MP4 plays in every browser.',
        'The poster is a picture of the library, shown before the film starts. Captions are WebVTT files (.vtt), one for each language. Add them to every film with speech.',
        'Banners, the company’s texts and pages can show a film: choose it in their field “Film”. “Replace everywhere” changes it in all places and keeps the poster and captions. An export of content has the films that it shows, with their posters and captions.',
      ],
    },
  ],
  accounts: [
    {
      title: 'Accounts',
      lines: [
        'A new account gives you a link. Pass it on, and its owner sets the password. The link expires; you can issue another.',
        'Disable the account of somebody who leaves: all sessions end at once, and the records keep the name.',
        'You can only give rights that you have yourself.',
      ],
    },
  ],
  roles: [
    {
      title: 'Roles and rights',
      lines: [
        'Under “By right”, rows are rights and columns are roles. Tick, then press “Save rights”. It takes effect for everybody at once.',
        '“By person” shows who has which roles. To change them, go to “Accounts”.',
        'Reports are opened with a personal key only. No role includes it.',
      ],
    },
  ],
  retention: [
    {
      title: 'What is erased when',
      lines: [
        'The table has what was erased in each week. Below is what will be erased in the next 7 days, and what was extended.',
        'Open a message or CV to extend its retention or to erase it now, on its internal side. Both need a right.',
        'The visitor’s receipt shows until when something was extended, and why.',
      ],
    },
  ],
  audit: [
    {
      title: 'Who did what',
      lines: [
        'Every action has a line, and lines are never changed. The arrow on the left shows the text before and after, and the network it came from.',
        'Filter by person, action or date. “Export CSV” gives you the filtered lines for Excel.',
        'The hash chain is verified every night. If an entry was changed or removed, an alert above the list says so, and the list shows where. A copy of the last entry’s number and hash, kept elsewhere, also reveals a log that was written anew.',
        'If there is a break, have the operators find its cause first. What cannot be put back can be acknowledged with a reason, which stays in the log for good. Then the verification is in order again.',
      ],
    },
  ],
  account: [
    {
      title: 'Your account',
      lines: [
        'Change your password and your authenticator here. Keep the recovery codes in a safe place: they let you in without your phone.',
        'A new password ends all your sessions: you sign in again.',
        'Notices by e-mail: enter an address, choose what you want to know, and send a test e-mail first. You get at most one e-mail in 5 minutes, without names or texts of visitors.',
      ],
    },
  ],
  sessions: [
    {
      title: 'Sessions',
      lines: [
        'The computers and browsers in which you are signed in now. End what you do not know, and change your password. After 30 minutes without activity you are signed out.',
      ],
    },
  ],
};

const kinds: HelpTexts['kinds'] = {
  news: [
    'News appear on the home page and the news page, pinned ones first. An item with an external address leads there and has no page of its own.',
    'A list below the first paragraph becomes a row of large figures if each item starts with a bold number and ends with a caption in italics: 620,000 m² of floor heated.',
  ],
  jobPost: [
    'Jobs appear on the recruitment page, where people apply by their number. Withdraw a job when it is filled; applications stay.',
  ],
  product: [
    'Products appear on the product pages below their category, in the order of this list. No two may have the same number.',
  ],
  productCategory: [
    'Categories are the tree of the product page, two levels at most. A category with products cannot be withdrawn.',
  ],
  typicalValueTable: [
    'Typical values appear on the petroleum coke pages. Minimum, typical and maximum must not decrease, or the table cannot be published.',
    'The arrow keys move from cell to cell, Enter goes down. Shift with the arrow keys, or dragging with the mouse, selects several cells.',
    'Ctrl D fills the first selected row down into the others. A single row is filled with the one above. Ctrl Z undoes and Ctrl Y redoes, also after pasting or filling.',
  ],
  lotCertificate: [
    'Certificates that visitors look up by the 12-digit lot number. What is saved is on the site at once. Each figure needs at least one limit. A sample is listed on the page of the look-up and says that it is one.',
  ],
  companyText: ['Fixed texts such as the introduction and the message. Each line is a paragraph on the site.'],
  cultureTab: ['The tabs of the culture page, in this order.'],
  historyEntry: ['The history is arranged by year, the latest first.'],
  banner: [
    'Banners stand at the top of the home page or the anniversary page. Keep the text short and choose a wide picture.',
  ],
  albumPicture: ['Pictures of the albums page. Upload the picture to the library first.'],
  partner: ['Logos of partners at the foot of the home page, in this order.'],
  honouredEmployee: [
    'Employees with long service, grouped by years. Name and department are needed in three languages.',
  ],
  composedPage: [
    'A page consists of sections and blocks. Select one and move it by Alt and the arrow keys. Quote figures from “Facts” where you can: change one and it changes everywhere.',
    'To move a block to another section, drop it on the head of that section, or choose it in the menu of the block. The translations move with it.',
  ],
  legalPage: [
    'Texts that visitors consent to. Publishing one asks for your code again. Earlier consents keep the version they were given to.',
  ],
  dictionaryEntry: [
    'Dictionaries are the choices in forms and filters of the site. Leave the value, by which the site knows an entry; change the labels.',
  ],
  companyDetails: ['Name, slogan and description of the company, in the footer and in search engines.'],
  contactDetails: ['Address, telephone, mail and the desks. Changes appear on the contact page and in the footer.'],
  filing: ['The registration numbers of the site, in the footer.'],
  socialAccounts: ['Names and addresses of the social accounts, in the footer.'],
  facts: [
    'A figure about the group is written once here, and all pages quote it. Use the unit of the field; the site converts it for each language.',
    'Beside it stand the places that quote it, with the words that they will have. A language opens its text. What only a draft quotes appears on the site when it is published.',
  ],
  rewards: ['The rewards for reports, on the page about supervision.'],
  markets: ['The markets of the map. Longitude and latitude place the point.'],
  businessScopes: ['Names and introductions of the lines of business, on the home page and in the menu.'],
  workingCalendar: [
    'Holidays and make-up days decide when the site promises a reply. Fill in the next year as soon as the dates are announced.',
    'Click a day and choose beside it what it is. With Shift, a second click selects all days between. By keyboard: arrow keys move, Shift and arrow keys select, Space changes, Page Up and Page Down move by a month.',
  ],
  searchSynonyms: [
    'Each row has words of one language with one meaning: a search for one finds the others.',
    'Write what visitors type, such as former names and other spellings.',
  ],
  contactPlan: ['The plan on the contact page: buildings, roads and labels.'],
};

export const help: HelpTexts = {
  aboutKind: 'What this is',
  screens,
  kinds,
  lists: {
    articles: [
      {
        title: 'Reading the list',
        lines: [
          'Each language has a column. A filled circle is on the site, a ring is a draft, a ring with a dot is live with newer edits, a clock is scheduled, a clock in a filled circle is withdrawn at a time, a struck ring is withdrawn, a dashed ring is not translated. An orange diamond means that the Chinese source has changed.',
          'The numbers above the table count and filter. Click a title to edit it, or the state of a language to open that language.',
        ],
      },
      {
        title: 'Several items at once',
        lines: [
          'Tick the boxes on the left. Hold Shift and click another row to select all between. The box in the head selects the page. Then publish, withdraw, put back or export at the foot of the page.',
          'Afterwards “Undo” stands at the foot: for an hour, one press puts everything back.',
          'Without a mouse: J and K move, X selects, Enter opens.',
        ],
      },
    ],
    records: [
      {
        title: 'There are no drafts here',
        lines: [
          'What you save here is on the site at once. There is nothing to publish.',
          'Tick the boxes on the left to withdraw, put back or export several items at the foot of the page. You can undo it.',
        ],
      },
    ],
  },
  editors: {
    articles: [
      {
        title: 'Writing and saving',
        lines: [
          'The Chinese source is on the left, a translation on the right; choose above how many languages you see. Text pasted from Word or WeChat keeps headings, lists and tables, and loses the rest.',
          'Ctrl S saves a draft, and the site stays as it is. If you close the page without saving, what you wrote is offered again.',
          'If two people edit at once, their changes are merged. You are asked only about a field that both have changed.',
        ],
      },
      {
        title: 'Publishing',
        lines: [
          'Under “Publish…” you choose the languages, now or a time, and an end if you want one. It is on the site within a second.',
          '“Preview” shows the page as it will be. A preview link is for people without an account, for seven days at most.',
          'The right side tells for each language what it is and what comes next. Under “Version” you compare and restore earlier texts.',
        ],
      },
    ],
    records: [
      {
        title: 'Saved is published',
        lines: [
          'There are no drafts here. When you save, every place that shows it is updated.',
          'After a mistake, open “Version” and restore what was there before.',
        ],
      },
    ],
  },
};
