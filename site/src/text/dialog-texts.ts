import type { Locale } from 'contract/locales.ts';
import { keepPageText } from './page-texts.ts';

const reports = {
  cn: () => import('./cn/reports.ts'),
  en: () => import('./en/reports.ts'),
  ru: () => import('./ru/reports.ts'),
};

const resumes = {
  cn: () => import('./cn/resumes.ts'),
  en: () => import('./en/resumes.ts'),
  ru: () => import('./ru/resumes.ts'),
};

export async function loadResumeText(locale: Locale): Promise<void> {
  keepPageText(locale, 'resumes', (await resumes[locale]()).resumes);
}

export async function loadReportText(locale: Locale): Promise<void> {
  keepPageText(locale, 'reports', (await reports[locale]()).reports);
}

const submissions = {
  cn: () => import('./cn/submissions.ts'),
  en: () => import('./en/submissions.ts'),
  ru: () => import('./ru/submissions.ts'),
};

/** What the page says that a receipt opens. */
export async function loadSubmissionText(locale: Locale): Promise<void> {
  keepPageText(locale, 'submissions', (await submissions[locale]()).submissions);
}
