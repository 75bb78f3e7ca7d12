import type { Archive } from '../catalogue.ts';

export const archive: Archive = {
  title: 'Seu registro do Gangway',
  whose: 'Este arquivo contém o registro de {name} em {date}.',
  tables: 'cruises.csv e payments.csv: seus cruzeiros e pagamentos, para qualquer planilha.',
  calendar: 'calendar.ics: seus cruzeiros, portos, voos, hotéis e prazos, para qualquer calendário.',
  documents: 'documents: os arquivos dos seus cruzeiros, em uma pasta por cruzeiro.',
  record: 'record: tudo em um formato para programas, um registro JSON por linha.',
  manifest: 'manifest.json: a lista de todos os arquivos, com tamanho e soma SHA-256.',
  left_out:
    'Não estão incluídos: senhas, sessões, o endereço do seu calendário assinado, os cruzeiros que outras pessoas compartilham com você, os cruzeiros de exemplo e os documentos de reserva que você ainda não revisou.',
  care: 'Guarde-o em um lugar seguro: ele não é criptografado, e quem o tiver pode ler tudo o que há nele.',
  payment: {
    date: 'Data',
    amount: 'Valor',
    method: 'Pago com',
    note: 'Observação',
  },
  yes: 'sim',
};
