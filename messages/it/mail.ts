import type { Mail } from '../catalogue.ts';

/** Mails. `{name}` is the reader's first name; the text after a colon is on the next line. */
export const mail: Mail = {
  greeting: 'Ciao {name},',
  greeting_plain: 'Ciao,',
  signature: 'Buon vento,\nGangway',
  link_fallback: 'Se il pulsante non funziona, copia questo indirizzo nel browser:',
  from: 'Inviato dal server Gangway su:',
  somebody: 'Qualcuno',
  followed: { all: 'tutte le sue crociere', one: 'una crociera', named: '{ship}, {dates}' },
  labelled: '{label}:',
  round_trip: 'Andata e ritorno da {port}',
  mark_paid: 'Segna come pagata',
  unsubscribe: 'Non voglio più ricevere email di questo tipo',
  facts: {
    device: 'Dispositivo',
    time: 'Data e ora',
    network: 'Rete',
    next_cruise: 'Prossima crociera',
    new_email: 'Nuovo indirizzo',
    old_email: 'Indirizzo precedente',
    amount: 'Ancora da saldare',
    sails_on: 'Partenza',
    warning: 'Allerta',
    booking_number: 'Numero di prenotazione',
    phone_number: 'Telefono',
    website: 'Sito della compagnia',
  },
  remarks: {
    feed_address:
      'Il tuo calendario (iCalendar) ha un nuovo indirizzo e quello vecchio non vale più. Iscriviti di nuovo: trovi il nuovo indirizzo in Gangway, alla voce iCalendar.',
    ended_tokens:
      'I token dei tuoi programmi (pannelli domotici, script) non valgono più. Se ti servono ancora, creane di nuovi nelle impostazioni di Gangway.',
  },
  why: {
    signed_up: 'Ricevi questa email perché qualcuno si è registrato con il tuo indirizzo.',
    joined: 'Ricevi questa email una sola volta, perché hai aperto un account.',
    forgot: 'Ricevi questa email perché è stata chiesta una nuova password per il tuo indirizzo.',
    new_address:
      'Ricevi questa email perché qualcuno ha indicato il tuo indirizzo come nuovo indirizzo di un account.',
    safety: 'Ricevi questa email perché riguarda la sicurezza del tuo account.',
    left: 'Ricevi questa email perché il tuo account è stato eliminato. È l’ultima.',
    reminder:
      'Ricevi questa email perché hai attivato i promemoria nelle impostazioni. Gangway non conosce gli accordi con la tua compagnia: vale la tua prenotazione.',
    shared: 'Ricevi questa email perché qualcuno che usa Gangway ha inserito il tuo indirizzo.',
  },
  parts: {
    activation: {
      subject: 'Attiva il tuo account Gangway',
      text: 'Ti diamo il benvenuto a bordo. Un clic e il tuo account è pronto.',
      button: 'Attiva il mio account',
      validity: 'Il link funziona una sola volta ed è valido per tre giorni.',
      not_you: 'Se la registrazione non è tua, non aprire il link: senza, l’account non viene attivato.',
    },
    welcome: {
      subject: 'Ti diamo il benvenuto a bordo',
      text: 'Il tuo account è pronto. Tre cose per cominciare:',
      steps: {
        cruise:
          'Aggiungi la tua prossima crociera. Bastano la nave e le date per far partire il conto alla rovescia.',
        payment:
          'Inserisci la cabina, il prezzo e la data del saldo quando li hai. La scheda ti mostra che cosa manca ancora.',
        reminder: 'Scegli nelle impostazioni quanti giorni prima di un pagamento vuoi il promemoria.',
      },
      button: 'Aggiungi la mia prima crociera',
    },
    reset: {
      subject: 'Scegli una nuova password',
      text: 'Qualcuno ha chiesto una nuova password per il tuo account Gangway. Se la richiesta è tua, sceglila adesso.',
      button: 'Scegli una nuova password',
      validity: 'Il link funziona una sola volta ed è valido per un’ora.',
      not_you: 'Se la richiesta non è tua, non succede nulla: la tua password resta quella di prima.',
    },
    email_code: {
      subject: 'Il tuo codice per il nuovo indirizzo',
      text: 'Il tuo account Gangway sta per passare a {new_email}. Inserisci questo codice per confermare che l’indirizzo è tuo.',
      button: 'Inserisci il codice',
      validity: 'Il codice vale fino a questo momento: {until}, per cinque tentativi.',
      not_you: 'Se non sai di che cosa si tratta, non devi fare nulla. Non dare il codice a nessuno.',
    },
    email_change_started: {
      subject: 'Il tuo account sta per passare a un altro indirizzo',
      text: 'Qualcuno ha chiesto di spostare il tuo account Gangway su {new_email}. Tutti i dispositivi sono stati disconnessi e nessuno può accedere finché non viene inserito il codice inviato a quell’indirizzo.',
      button: 'Scegli una nuova password',
      validity: 'Se il codice non viene inserito entro 30 minuti, l’account mantiene l’indirizzo attuale.',
      not_you:
        'Se la richiesta non è tua, qualcuno conosce la tua password: scegline subito una nuova. Così il cambio di indirizzo viene annullato.',
    },
    email_changed: {
      subject: 'Il tuo indirizzo email è stato cambiato',
      text: 'Il tuo account Gangway è passato da {old_email} a {new_email}. D’ora in poi accedi con il nuovo indirizzo.',
      button: 'Accedi',
      not_you:
        'Se non l’hai cambiato tu, rispondi subito a questa email: arriva a chi gestisce questo server.',
    },
    address_in_use: {
      subject: 'Questo indirizzo ha già un account',
      text: 'Qualcuno ha chiesto di spostare un altro account Gangway sul tuo indirizzo. Dato che ne ha già uno, non è cambiato nulla.',
      button: 'Accedi',
      not_you:
        'Se la richiesta è tua, accedi con questo indirizzo all’account che esiste già. Altrimenti non devi fare nulla.',
    },
    password_changed: {
      subject: 'La tua password è stata cambiata',
      text: 'La password del tuo account Gangway è stata cambiata. Tutti gli altri dispositivi sono stati disconnessi.',
      button: 'Scegli una nuova password',
      not_you: 'Se non l’hai cambiata tu, scegline subito una nuova.',
    },
    account_deleted: {
      subject: 'Il tuo account è stato eliminato',
      text: 'Il tuo account e tutto ciò che conteneva sono stati eliminati per sempre: crociere, documenti, condivisioni e impostazioni. Nulla può essere recuperato.',
      closing:
        'Grazie di aver viaggiato con noi. Se un giorno vorrai tornare, per aprire un nuovo account basta un minuto.',
      not_you: 'Se non l’hai eliminato tu, rispondi a questa email: arriva a chi gestisce questo server.',
    },
    new_sign_in: {
      subject: 'Nuovo accesso al tuo account',
      text: 'Qualcuno è entrato nel tuo account Gangway da un dispositivo che non conoscevamo. Se l’accesso è tuo, va tutto bene.',
      button: 'Vedi le mie sessioni',
      not_you: 'Se l’accesso non è tuo, disconnetti quel dispositivo e cambia subito la password.',
    },
    payment_ahead: {
      subject:
        '{days, plural, one {Il saldo per {ship} scade domani} other {Il saldo per {ship} scade tra # giorni}}',
      text: '{days, plural, one {Il saldo della tua crociera su {ship} scade domani, {date}.} other {Il saldo della tua crociera su {ship} scade tra # giorni, {date}.}}',
      button: 'Apri la crociera',
      closing: 'Hai già pagato? Segna la crociera come pagata e non riceverai altro in proposito.',
    },
    payment_today: {
      subject: 'Il saldo per {ship} scade oggi',
      text: 'Il saldo della tua crociera su {ship} scade oggi, {date}.',
      button: 'Apri la crociera',
      closing: 'Hai già pagato? Segna la crociera come pagata e non riceverai altro in proposito.',
    },
    payment_overdue: {
      subject: 'Il saldo per {ship} è scaduto',
      text: '{days, plural, one {Il saldo della tua crociera su {ship} è scaduto ieri, {date}.} other {Il saldo della tua crociera su {ship} è scaduto # giorni fa, {date}.}} Per quanto ne sappiamo, è ancora da pagare.',
      button: 'Apri la crociera',
      closing: 'Hai già pagato? Segna la crociera come pagata e non riceverai altro in proposito.',
    },
    payment_undated: {
      subject: 'Pagamento per {ship}',
      text: 'Hai chiesto un promemoria del pagamento per la tua crociera su {ship}.',
      button: 'Apri la crociera',
      closing: 'Hai già pagato? Segna la crociera come pagata e non riceverai altro in proposito.',
    },
    checkin_opens: {
      subject: 'Il check-in per {ship} apre oggi',
      text: 'Il check-in online della tua crociera su {ship} apre oggi, {date}. Chi arriva prima ha gli orari d’imbarco migliori.',
      button: 'Apri la crociera',
    },
    checkin_open: {
      subject: 'Il check-in per {ship} è aperto',
      text: 'Il check-in online della tua crociera su {ship} è aperto da {date}.',
      button: 'Apri la crociera',
    },
    weather_warning: {
      subject: 'Allerta meteo per la tua crociera su {ship}',
      text: 'Un servizio meteorologico ha emesso un’allerta per alcuni luoghi della tua crociera su {ship}:',
      button: 'Vedi il meteo',
    },
    share_invitation: {
      subject: '{owner} ti invita a seguire {what}',
      text: '{owner} ti invita a seguire {what} su Gangway. Non vedrai nulla finché non accetti, e potrai lasciare la condivisione quando vuoi.',
      button: 'Vedi l’invito',
      not_you: 'Se non sai chi sia, non devi fare nulla: senza il tuo consenso non viene condiviso nulla.',
    },
    share_invitation_new: {
      subject: '{owner} ti invita a seguire {what}',
      text: '{owner} ti invita a seguire {what} su Gangway. Non vedrai nulla finché non accetti, e potrai lasciare la condivisione quando vuoi.',
      button: 'Vedi l’invito',
      validity:
        'Accedi o registrati con questo indirizzo. Il link apre soltanto questo invito ed è per te: non inoltrarlo.',
      not_you: 'Se non sai chi sia, non devi fare nulla: senza il tuo consenso non viene condiviso nulla.',
    },
  },
};
