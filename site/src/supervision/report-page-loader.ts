import { type FormPageData, loadFormPage } from '../forms/load-form-page.ts';
import { loadReportChoices, type ReportChoices } from './report-choices.ts';

export type ReportPageData = FormPageData<ReportChoices>;

export const loadReportPage = loadFormPage(loadReportChoices);
