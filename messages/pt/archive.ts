import type { Archive } from '../catalogue.ts';

export const archive: Archive = {
  title: 'Seus dados do Gangway',
  whose: 'Esta cópia contém os dados de {name} em {date}.',
  tables: 'cruises.csv e payments.csv: seus cruzeiros e pagamentos, para qualquer planilha.',
  calendar: 'calendar.ics: seus cruzeiros, portos, voos, hotéis e prazos, para qualquer calendário.',
  documents: 'documents: os arquivos dos seus cruzeiros, em uma pasta por cruzeiro.',
  record: 'record: tudo em um formato para programas, um registro JSON por linha.',
  manifest: 'manifest.json: a lista de todos os arquivos, com tamanho e soma SHA-256.',
  left_out:
    'Não estão incluídos: senhas, sessões, o endereço do seu calendário (iCalendar), os links públicos dos seus cruzeiros, os cruzeiros que outras pessoas compartilham com você, os cruzeiros de exemplo e os documentos de reserva que você ainda não revisou.',
  care: 'Guarde-a em um lugar seguro: ela não é criptografada, e quem a tiver pode ler tudo o que há nela.',
  payment: {
    date: 'Data',
    amount: 'Valor',
    method: 'Pago com',
    note: 'Observação',
  },
  yes: 'sim',
};
