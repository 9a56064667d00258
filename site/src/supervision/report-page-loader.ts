import { type FormPageData, loadFormPage } from '../forms/load-form-page.ts';
import { loadReportOptions, type ReportOptions } from './report-options.ts';

export type ReportPageData = FormPageData<ReportOptions>;

export const loadReportPage = loadFormPage(loadReportOptions);
