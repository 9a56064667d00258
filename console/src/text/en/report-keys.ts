import type { ReportKeysTexts } from '../cn/report-keys.ts';
import { plural } from '../plural.ts';

export const reportKeys = {
  title: 'Who can read reports',
  shortTitle: 'Keys',
  note: 'Each report is sealed to these keys when it arrives. Nobody else opens it: no administrator, no database, no backup.',
  none: 'No key is registered',
  noneHint: 'Until then no reports are accepted.',
  unconfirmed: (count) => `${plural('en', count, { one: 'key was', many: 'keys were' })} not compared in this browser`,
  compare:
    'Let the owner read the digits from their own screen, in person or by telephone. You are asked before you next seal an answer or a note.',
  altered:
    'A key was changed outside the system. Nothing is sealed to it. Remove it by command, and tell an administrator.',
  openHere: 'open in this browser',
  since: (day) => `since ${day}`,
  opens: (sealed, total) => `at least ${sealed} of ${total}`,
  opensHint:
    'Reports that came after the day of registration were sealed to the key. Older ones open with it only if an officer has sealed them again, which the server cannot see. What came today is not counted.',
  compared: 'compared in this browser',
  isAltered: 'altered',
  howTo: {
    title: 'With the command line',
    steps: {
      make: 'Make a key, on the officer’s own computer',
      register: 'Register its public halves, on the server; then compare the fingerprints',
      export: 'Let it open older reports: copy what is sealed, on the server',
      reseal: 'seal it again, on the computer of an officer who can open it',
      import: 'and bring it back, on the server',
      remove: 'Remove a key that is lost or whose owner leaves, on the server',
    },
    removed:
      'A removed key still opens what was sealed to it, in any copy. The last key cannot be removed. If all keys are lost, the reports are lost.',
  },
  make: 'Make a key',
  changed: 'The keys have been changed meanwhile. Please look, then try again.',
  pending: {
    title: (name) => `${name}’s key is not in force`,
    hint: 'Nothing is sealed to it, new or old. Let the owner read the digits from the page where the key was made, in person or by telephone; never by chat or e-mail.',
    notConfirmable:
      'The owner’s account is disabled or may no longer answer reports, so nobody can put the key in force. The name stays taken until the key is discarded.',
    compare: 'Compare now',
    ownTitle: 'Your key is not in force',
    ownHint:
      'Another officer must compare it. Read these digits out, in person or by telephone. Until then nothing is sealed to it.',
    ownUnknown:
      'The digits that the server has could have been changed, so they are not shown here. Open your key file first: the digits are computed from it.',
    ownDiffers:
      'The key that is open here is not the one that is registered under your name. If it should be, let nobody confirm that one: discard it, and tell an administrator.',
    byCommand:
      'While no other officer has a key in force, an administrator registers yours on the server, under a name of choice:',
    discard: 'Discard',
    discardTitle: 'Discard this key?',
    discardHint: 'Nothing has been sealed to it. Its owner can make another.',
    discarded: 'The key was discarded',
  },
  needsKey: 'To compare a key of somebody else or put it out of force, first open your own, which must be in force.',
  openKey: 'Open my key',
  compareDialog: {
    title: (name) => `Compare the key of ${name}`,
    hint: 'Tick each group as the owner reads it out. The list on the server could have been changed: only what is read out counts.',
    seals: 'Reports are sealed to',
    signs: 'Signs with',
    confirm: 'All agree: put in force',
    differs: 'One differs',
    differsTitle: 'Discard this key?',
    differsHint: 'Somebody may have registered it in this name. Discard it, and tell an administrator.',
    after:
      'New reports are then sealed to it. Older ones open with it once somebody who can open them has sealed them again by command.',
    done: (name) => `The key of ${name} is in force`,
  },
  removal: {
    action: 'Put out of force',
    title: (name) => `Put the key of ${name} out of force?`,
    hint: 'New reports, answers and notes are no longer sealed to it. What it opens now stays readable with the key file for whoever has a copy of what is sealed. If the owner leaves, disable the account as well: then the server no longer sends them what is sealed.',
    done: (name) => `The key of ${name} is out of force`,
  },
  making: {
    exists: (name) =>
      `A key of “${name}” is in force. Another officer must put it out of force before you can register a new one.`,
    trust:
      'The program of this page comes from the server: whoever controls the server can take a key that is made or opened here. If that is too great a risk, make it by command on a separate computer:',
    steps: {
      passphrase: { title: 'Choose a passphrase', hint: 'in your head only' },
      save: { title: 'Save the key file', hint: 'two USB sticks, one copy each' },
      try: { title: 'Try it and register', hint: 'with that file and passphrase' },
      readOut: { title: 'Read out the fingerprint', hint: 'another officer compares it' },
      inForce: { title: 'Key in force', hint: 'new reports are sealed to you, too' },
    },
    step: (current, total) => `Step ${current} of ${total}`,
    passphraseLead: 'Five words drawn by dice are long enough and easy to remember. Nobody can reset it.',
    passphrase: 'Passphrase',
    repeat: 'Enter it again',
    tooShort: (count, min) =>
      `A passphrase has at least ${plural('en', min, { one: 'character', many: 'characters' })}; this one has ${count}.`,
    differ: 'The two passphrases differ.',
    failed: 'The key was not made, perhaps for lack of memory. Close other pages and try again.',
    makeIt: 'Make the key',
    making: 'Making the key…',
    saveLead:
      'The key file is on this page only, and gone when you leave it. Nobody can restore a lost file or passphrase.',
    saveIt: 'Save the key file',
    saveAgain: 'Save another copy',
    next: 'I have saved it: continue',
    tryLead: 'A mistake found now costs a minute. Found later, it costs the reports.',
    tryIt: 'Try it and register',
    trying: 'Opening…',
    register: 'Register',
    tried: 'It opens, and is the key just made.',
    otherKey: 'This is not the key that was just made.',
    startAgain: 'Make another',
    readOutLead:
      'The public halves are registered, and not in force yet. Let an officer whose key is in force compare these digits with their own screen. Read them out in person or by telephone, never by chat or e-mail.',
    unregisteredTitle: 'The key is no longer registered',
    unregisteredLead:
      'Another officer has discarded it or put it out of force, or you have registered another. Nothing new is sealed to it: do not read its digits out any more. Ask why, then make another.',
    inForceLead:
      'Your key is in force: new reports are sealed to it. Older ones open with it once somebody who can open them has sealed them again by command.',
    back: 'Back to the keys',
    leaveTitle: 'Leave before the key is registered?',
    leaveHint: 'You would have to make another. The saved file is of no use then, and can be deleted.',
    leave: 'Leave',
    stay: 'Stay',
    fingerprint: 'Fingerprint',
    leaves: 'What leaves this browser',
    publicHalves: 'Public halves',
    privateKey: 'Private key',
    whenRegistered: 'when you register',
    sent: 'registered',
    unregistered: 'no longer registered',
    never: 'never',
  },
} satisfies ReportKeysTexts;
