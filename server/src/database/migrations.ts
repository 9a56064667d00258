/** Every migration by its name, in the order of their numbers. A new one is added here: the server's bundle has no folder to read. */
import * as migration001 from './migrations/001-content-and-submissions.ts';
import * as migration002 from './migrations/002-sections-tables-honoured.ts';
import * as migration003 from './migrations/003-search.ts';
import * as migration004 from './migrations/004-pictures.ts';
import * as migration005 from './migrations/005-portraits.ts';
import * as migration006 from './migrations/006-films.ts';
import * as migration009 from './migrations/009-uploads.ts';
import * as migration010 from './migrations/010-sealed-submissions.ts';
import * as migration011 from './migrations/011-reply-deadline.ts';
import * as migration012 from './migrations/012-suspicions.ts';
import * as migration013 from './migrations/013-reports-and-conversations.ts';
import * as migration014 from './migrations/014-assignee.ts';
import * as migration015 from './migrations/015-nightly-rewrite.ts';
import * as migration016 from './migrations/016-report-tables.ts';
import * as migration017 from './migrations/017-copied-report-files.ts';
import * as migration018 from './migrations/018-row-macs.ts';
import * as migration020 from './migrations/020-key-fingerprints.ts';
import * as migration021 from './migrations/021-noted-day.ts';
import * as migration022 from './migrations/022-rate-limits.ts';
import * as migration023 from './migrations/023-withdrawn-submissions.ts';
import * as migration024 from './migrations/024-share-cards.ts';
import * as migration026 from './migrations/026-last-backup.ts';
import * as migration028 from './migrations/028-indexes-for-many-items.ts';
import * as migration029 from './migrations/029-fast-receipts.ts';
import * as migration030 from './migrations/030-changed-table.ts';
import * as migration031 from './migrations/031-product-keywords.ts';
import * as migration032 from './migrations/032-kinds-of-submissions.ts';
import * as migration033 from './migrations/033-accounts.ts';
import * as migration034 from './migrations/034-publishing.ts';
import * as migration035 from './migrations/035-media.ts';
import * as migration036 from './migrations/036-passkeys.ts';
import * as migration037 from './migrations/037-media-uses.ts';
import * as migration038 from './migrations/038-consent-sentence.ts';
import * as migration039 from './migrations/039-preview-drafts.ts';
import * as migration040 from './migrations/040-library-films.ts';
import * as migration041 from './migrations/041-numbers-in-the-search.ts';
import * as migration042 from './migrations/042-product-properties.ts';
import * as migration045 from './migrations/045-awards-partners-applications.ts';
import * as migration046 from './migrations/046-lot-certificates.ts';
import * as migration048 from './migrations/048-signing-keys.ts';
import * as migration049 from './migrations/049-allowed-links.ts';
import * as migration050 from './migrations/050-lines-of-search-texts.ts';
import * as migration051 from './migrations/051-languages-of-searched-pages.ts';
import * as migration052 from './migrations/052-inbox.ts';
import * as migration053 from './migrations/053-forms-of-product-keywords.ts';
import * as migration054 from './migrations/054-notices.ts';
import * as migration055 from './migrations/055-answers-and-templates.ts';
import * as migration056 from './migrations/056-reports-of-today.ts';
import * as migration057 from './migrations/057-spam-decisions.ts';
import * as migration058 from './migrations/058-who-answered.ts';
import * as migration059 from './migrations/059-applications.ts';
import * as migration060 from './migrations/060-report-notes.ts';
import * as migration061 from './migrations/061-days-of-reports.ts';
import * as migration062 from './migrations/062-retention.ts';
import * as migration063 from './migrations/063-pending-report-keys.ts';
import * as migration064 from './migrations/064-contact-hashes.ts';
import * as migration065 from './migrations/065-extensions.ts';
import * as migration066 from './migrations/066-audit-verification.ts';
import * as migration067 from './migrations/067-audit-breaks.ts';
import * as migration068 from './migrations/068-report-exclusions.ts';

export const migrations = {
  '001-content-and-submissions': migration001,
  '002-sections-tables-honoured': migration002,
  '003-search': migration003,
  '004-pictures': migration004,
  '005-portraits': migration005,
  '006-films': migration006,
  '009-uploads': migration009,
  '010-sealed-submissions': migration010,
  '011-reply-deadline': migration011,
  '012-suspicions': migration012,
  '013-reports-and-conversations': migration013,
  '014-assignee': migration014,
  '015-nightly-rewrite': migration015,
  '016-report-tables': migration016,
  '017-copied-report-files': migration017,
  '018-row-macs': migration018,
  '020-key-fingerprints': migration020,
  '021-noted-day': migration021,
  '022-rate-limits': migration022,
  '023-withdrawn-submissions': migration023,
  '024-share-cards': migration024,
  '026-last-backup': migration026,
  '028-indexes-for-many-items': migration028,
  '029-fast-receipts': migration029,
  '030-changed-table': migration030,
  '031-product-keywords': migration031,
  '032-kinds-of-submissions': migration032,
  '033-accounts': migration033,
  '034-publishing': migration034,
  '035-media': migration035,
  '036-passkeys': migration036,
  '037-media-uses': migration037,
  '038-consent-sentence': migration038,
  '039-preview-drafts': migration039,
  '040-library-films': migration040,
  '041-numbers-in-the-search': migration041,
  '042-product-properties': migration042,
  '045-awards-partners-applications': migration045,
  '046-lot-certificates': migration046,
  '048-signing-keys': migration048,
  '049-allowed-links': migration049,
  '050-lines-of-search-texts': migration050,
  '051-languages-of-searched-pages': migration051,
  '052-inbox': migration052,
  '053-forms-of-product-keywords': migration053,
  '054-notices': migration054,
  '055-answers-and-templates': migration055,
  '056-reports-of-today': migration056,
  '057-spam-decisions': migration057,
  '058-who-answered': migration058,
  '059-applications': migration059,
  '060-report-notes': migration060,
  '061-days-of-reports': migration061,
  '062-retention': migration062,
  '063-pending-report-keys': migration063,
  '064-contact-hashes': migration064,
  '065-extensions': migration065,
  '066-audit-verification': migration066,
  '067-audit-breaks': migration067,
  '068-report-exclusions': migration068,
};
