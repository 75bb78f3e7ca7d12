import type { AppPart } from '../catalogue.ts';

export const plans: AppPart<'plans'> = {
  title: 'Planos',
  lead: 'Escolha quanto o Gangway faz por você.',
  loading: 'Carregando os planos',
  failed: 'Não foi possível carregar os planos.',
  not_sold: { title: 'Está tudo incluído', text: 'Aqui não se vendem planos: todas as funções são suas.' },
  current: {
    title: 'Seu plano',
    renews: 'Será renovado em {date}.',
    ends: 'Até {date}. Depois você fica no plano gratuito, e tudo o que registrou permanece.',
    ended: 'Seu plano pago terminou em {date}. Tudo o que você registrou continua aqui.',
    past_due: 'O último pagamento falhou. Seu plano continua até {date}: verifique a forma de pagamento.',
    manage: 'Gerenciar assinatura',
  },
  interval: { label: 'Com que frequência você paga', month: 'Mensal', year: 'Anual' },
  price: {
    month: '{amount} por mês',
    year: '{amount} por ano',
    free: 'Sem custo',
    none: 'Não está à venda no momento',
  },
  trial: '{days, plural, one {O primeiro dia é grátis.} other {Os primeiros # dias são grátis.}}',
  everything: 'Tudo do {plan} e mais:',
  cruises_unlimited: 'Quantos cruzeiros futuros quiser',
  cruises_limited:
    '{count, plural, one {# cruzeiro futuro} other {# cruzeiros futuros}} e quantos passados quiser',
  features: {
    reminders: 'Lembretes de pagamentos e check-in',
    loyalty: 'Programas de fidelidade e o caminho até o próximo nível',
    weather: 'A previsão do tempo para cada dia do cruzeiro',
    icalendar: 'Seus cruzeiros no seu próprio calendário',
    sharing: 'Compartilhamento com família e amigos',
    upload: 'Cruzeiros lidos das reservas que você envia',
    documents: 'Documentos guardados com cada cruzeiro',
    graphs: 'Gráficos e um mapa de todas as suas rotas',
  },
  choose: 'Escolher {plan}',
  change: 'Mudar para {plan}',
  keep: 'Manter {plan}',
  pay_month: 'Pagar por mês',
  pay_year: 'Pagar por ano',
  provider_note:
    'O pagamento é feito na página do nosso provedor; os dados do seu cartão nunca chegam ao Gangway. Você pode cancelar a qualquer momento.',
  payment_failed: 'Não foi possível iniciar o pagamento. Tente de novo mais tarde.',
  returned: {
    thanks: 'Obrigado!',
    waiting: 'Seu pagamento está sendo confirmado. Leva um instante.',
    slow: 'Está demorando mais que o normal. Seu plano muda sozinho assim que o pagamento for confirmado; enquanto isso, você pode continuar.',
    done: 'Seu plano agora é {plan}.',
    cancelled: 'Nada foi pago e seu plano não mudou.',
  },
};
