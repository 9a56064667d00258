import type { coming as cn } from '../cn/coming.ts';

export const coming = {
  name: 'In preparation',
  pages: {
    petroleumCoke: {
      title: 'Green petroleum coke',
      say: 'Typical values for domestic and foreign markets, our bases and storage, and recommended grades will stand here.',
    },
    calcinedCoke: { title: 'Calcined coke', say: 'Typical values and the calcined grades on offer will stand here.' },
    integratedLogistics: {
      title: 'Integrated logistics',
      say: 'Road, rail, sea and multimodal transport, warehousing and the freight platform will stand here.',
    },
    productionManufacturing: {
      title: 'Production',
      say: 'The Fushun anode materials factory and the aluminium plant, with their products and test equipment, will stand here.',
    },
    industryFinanceCollaboration: {
      title: 'Industry and finance',
      say: 'Global layout, agency trade, credit insurance and factoring, and investment in lithium and hydrogen will stand here.',
    },
    exportOfServices: { title: 'Export of services', say: 'Our labour export services will stand here.' },
    socialResponsibility: {
      title: 'Social responsibility',
      say: 'Environment, science and social good will stand here.',
    },
    talentDevelopment: {
      title: 'Talent development',
      say: 'How we care for employees, and how to join us, will stand here.',
    },
    photoAlbum: { title: 'Employee album', say: 'Dated pictures of life in the group will stand here.' },
    socialRecruitment: {
      title: 'Open positions',
      say: 'Full-time positions, each with a form for your resume, will stand here.',
    },
    partTime: {
      title: 'Part-time positions',
      say: 'Part-time positions, each with a form for your resume, will stand here.',
    },
    supervisionAndReporting: {
      title: 'Supervision and reporting',
      say: 'The rules of reporting, the reward scale and the online report will stand here.',
    },
    year20: {
      title: 'Twenty years',
      say: 'Two decades in dates, the anniversary’s news and events, and the employees we honour will stand here.',
    },
  },
} satisfies typeof cn;
