import type { AppPart } from '../catalogue.ts';

export const ready: AppPart<'ready'> = {
  first: {
    title: 'Tudo pronto para zarpar?',
    lead: 'Traga para este dispositivo seus cruzeiros, os documentos deste e o próprio aplicativo, enquanto há rede.',
    button: 'Preparar',
  },
  title: {
    working: 'Preparando a viagem',
    ready: 'Tudo pronto para zarpar',
    over: 'Já não está tudo pronto para zarpar',
  },
  lead: {
    working: 'Deixe esta página aberta até que todas as linhas estejam marcadas.',
    ready: 'Está tudo neste dispositivo.',
    over: 'Algo mudou desde então. Prepare de novo antes de zarpar.',
  },
  as_of: 'Está tudo neste dispositivo, atualizado em {time}.',
  button: {
    working: 'Parar',
    ready: 'Verificar de novo',
    over: 'Preparar de novo',
  },
  own: {
    title: 'Este dispositivo é seu?',
    yes: 'Sim, é meu',
    no: 'Não',
  },
  lines: {
    record: 'Seus cruzeiros',
    documents: 'Documentos deste cruzeiro',
    screens: 'A versão mais nova do aplicativo',
    storage: 'Armazenamento',
    installed: 'Aplicativo instalado',
  },
  details: 'O que há neste dispositivo',
  on_its_way: 'a caminho',
  done: 'feito',
  open: 'pendente',
  waits: 'Falta o que ainda não está marcado.',
  record: 'Completo, atualizado em {time}',
  documents: '{kept} de {count} neste dispositivo ({size} no total)',
  documents_none: 'Este cruzeiro não tem nenhum.',
  documents_too_large: 'Eles não cabem no espaço que você escolheu para documentos.',
  allow: 'Permitir {size}',
  screens: 'Todas as telas abrem sem conexão.',
  screens_never: 'Este navegador não consegue abrir o aplicativo sem conexão. Uma janela anônima também não.',
  storage: 'O navegador não vai apagá-lo.',
  storage_refused:
    'O navegador pode apagá-lo se faltar espaço. Instale o aplicativo ou permita o armazenamento deste site nas configurações do navegador e verifique de novo.',
  installed_not_needed: 'Também funciona sem instalar.',
  trouble: {
    network: 'Sem conexão. Continua assim que houver uma.',
    session: 'Você saiu da sua conta. Entre de novo primeiro.',
    full: 'Este dispositivo está cheio. Libere espaço e tente de novo.',
    failed: 'Não deu certo. Vamos tentar de novo em instantes.',
  },
  session: {
    label: 'Continuar conectado até {date}',
    hint: 'Até uma semana depois do cruzeiro, para você não precisar entrar na conta a bordo. Sem isso, a sessão termina após sete dias sem uso. Uma nova senha ou “Desconectar” a encerra a qualquer momento.',
    cut: 'Não pode durar mais: uma sessão termina 90 dias depois da entrada. Saia e entre de novo antes de zarpar, e ela durará o cruzeiro todo.',
  },
  install: {
    title: 'Instalar o aplicativo',
    hint: 'Leve seus cruzeiros em um aplicativo',
    lead: 'Ele abre pela tela inicial, mesmo sem conexão.',
    not_now: 'Agora não',
    installed: 'Está instalado neste dispositivo.',
    iphone:
      'No Safari, toque em Compartilhar e depois em “Adicionar à Tela de Início”. Abra o aplicativo por ali e entre na conta: ele guarda a própria cópia.',
    menu: 'Se o seu navegador permitir, o menu dele tem “Instalar aplicativo” ou “Adicionar à tela inicial”.',
  },
};
