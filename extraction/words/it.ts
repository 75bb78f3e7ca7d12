import { phrases } from './phrases.ts';
import type { Words } from './shape.ts';

export const it: Words = {
  labels: {
    booking_number: phrases(`
      numero prenotazione; numero (di|della) prenotazione; (n.|nr.|nr|n°|n|no|codice|riferimento|rif.|rif) (di
      |della |)prenotazione; prenotazione (n.|n°|nr.|numero|#|nr); prenotazione; numero pratica;
      (n.|n°|nr.|codice|riferimento) pratica; pratica (n.|n°|nr.|numero|msc|costa|); pratica; riferimento; la tua
      prenotazione; codice conferma; numero (di |)conferma; booking
    `),
    line_number: phrases(`
      (pratica|prenotazione|riferimento|numero pratica|numero prenotazione|conferma|n. pratica|codice
      prenotazione|n. prenotazione) (compagnia|armatore|fornitore|della compagnia|tour
      operator|operatore|t.o.|vettore)
    `),
    agency_number: phrases(`
      pratica agenzia; pratica agenzia (n.|n°|nr.|numero); (numero|n.|n°|nr.) (pratica
      agenzia|fattura|contratto|documento|ordine|preventivo|voucher); fattura; fattura
      (n.|n°|nr.|numero|proforma); nostro riferimento; ns. rif; riferimento agenzia; contratto n.; dossier;
      estratto conto n.
    `),
    other_number: phrases(`
      (numero|n.|n°|nr.|codice)
      (cliente|agenzia|gruppo|crociera|passaporto|polizza|agente|itinerario|carta|viaggio|iata); gruppo; p.iva; p.
      iva; partita iva; codice fiscale; c.f.; cod. fisc; rea; iban; licenza; pagina; pag; passaporto; polizza;
      codice promo; codice promozionale; carta che termina con; sdi; codice univoco
    `),
    booking_date: phrases(`
      effettuata il; fatta il; registrata il;
      data (di |della |)prenotazione; prenotata il; prenotato il; prenotazione (del|effettuata il|creata
      il|eseguita il|confermata il|fatta il); data (acquisto|di acquisto|apertura pratica|creazione|conferma
      prenotazione|stipula|iscrizione); prenotato; prenotata; pratica aperta il; acquistata il; creata il
    `),
    other_date: phrases(`
      data; data (di |)(emissione|fattura|stampa|nascita|scadenza
      passaporto|documento|opzione|annullamento|validità|rilascio|invio|modifica); emesso il; emessa il; emesso;
      emessa; stampato il; stampata il; nato il; nata il; nato; nata; nascita; valido fino al; valida fino al;
      scade il; opzione; opzione (fino al|scade il|valida fino al|scadenza); annullamento; cancellazione;
      cancellazione (entro|gratuita entro|fino al); aggiornato al; aggiornato il; ultimo aggiornamento; generato
      il; fino al
    `),
    start: phrases(`
      data (di |d'|)(partenza|imbarco|inizio|inizio crociera|inizio viaggio); partenza; partenza (il|da|dal porto
      di|prevista il); imbarco; imbarco (il|a|presso|nel porto di); si imbarca il; parte il; parte da; inizio;
      inizio (crociera|viaggio|della crociera|soggiorno); comincia il; dal; dal giorno; salpa il; salpa da
    `),
    end: phrases(`
      data (di |)(rientro|arrivo|sbarco|fine|fine crociera|ritorno|fine viaggio); rientro; rientro (il|a);
      ritorno; ritorno (il|a); sbarco; sbarco (il|a|nel porto di); arrivo; arrivo (il|a); fine; fine
      (crociera|viaggio|della crociera); termina il; termina a; al; al giorno; si conclude il
    `),
    period: phrases(`
      date; date (crociera|della crociera|di viaggio|viaggio|del viaggio); data (crociera|della
      crociera|viaggio|del viaggio); periodo; periodo (di viaggio|del viaggio|crociera); durata; partenza/rientro;
      partenza - rientro; partenza/arrivo; imbarco/sbarco; partenza e rientro
    `),
    final_payment: phrases(`
      saldo (entro|entro il|da versare entro il|da versare entro|entro e non oltre il|da pagare entro il|da
      saldare entro il|scadenza|in scadenza il|il|previsto il|dovuto entro il|da effettuare entro il|da
      corrispondere entro il); scadenza (saldo|del saldo|pagamento|pagamento saldo|pagamento finale|di
      pagamento|); data (saldo|del saldo|scadenza|di scadenza|scadenza saldo|limite saldo|limite pagamento|limite
      di pagamento|ultima saldo|di scadenza saldo|pagamento finale); (da pagare|da versare|da saldare|da
      corrispondere|pagamento|pagamento finale|importo da versare|da regolare|pagabile|residuo|residuo da
      pagare|restante) (entro|entro il|entro e non oltre il|il); entro il; entro e non oltre il; entro; pagamento
      finale; non oltre il; scade il saldo; termine (di |per il |ultimo per il |)(pagamento|saldo); termine
      pagamento; in scadenza il
    `),
    deposit_due: phrases(`
      (acconto|deposito|caparra|anticipo) (entro|entro il|da versare entro il|da versare entro|scadenza|da pagare
      entro il|in scadenza il|dovuto entro il|richiesto entro il); scadenza
      (acconto|dell'acconto|deposito|caparra); secondo acconto
    `),
    checkin: phrases(`
      (check-in|check in|web check-in|webcheckin|web check in|registrazione|il check-in|pre check-in) (online|on
      line|on-line|web|) (dal|a partire dal|disponibile dal|aperto dal|apre il|disponibile a partire
      dal|da|possibile dal|attivo dal|si apre il); (check-in|check in|registrazione) (online|on line|on-line); web
      check-in; web check in; apertura (check-in|web check-in|del check-in|check-in online)
    `),
    line: phrases(`
      compagnia; compagnia (di navigazione|di crociera|di crociere|crociere|crocieristica|marittima|navale);
      armatore; vettore marittimo; operatore; tour operator; organizzatore; fornitore; linea; marchio; società;
      organizzatore tecnico; la tua compagnia; vettore
    `),
    ship: phrases(`
      nave; nome (della |)nave; nave da crociera; la tua nave; la sua nave; motonave; imbarcazione; battello; a
      bordo; a bordo (di|della|del|dello); yacht; veliero; m/n; nave/itinerario
    `),
    itinerary: phrases(`
      itinerario; crociera; viaggio; rotta; destinazione; nome (crociera|della crociera|itinerario|viaggio); la
      (tua|sua|vostra) crociera; il tuo viaggio; programma; pacchetto; titolo; descrizione crociera; tour;
      percorso; prodotto; navigazione
    `),
    start_port: phrases(`
      porto (di |d'|)(partenza|imbarco); porto; luogo di (partenza|imbarco); città di (partenza|imbarco); imbarco
      (a|da|porto); partenza (da|dal|porto); parte da; terminal; terminal crociere; molo; stazione marittima;
      banchina; salpa da
    `),
    end_port: phrases(`
      porto (di |d'|)(arrivo|sbarco|rientro|ritorno); luogo di (sbarco|arrivo); città di (sbarco|arrivo); sbarco
      (a|porto); arrivo (a|porto); termina a; rientro a; ritorno a
    `),
    round_trip: phrases(`
      andata e ritorno; andata e ritorno da; a/r; a/r da; partenza e (arrivo|rientro|ritorno) (a|da|); imbarco e
      sbarco; imbarco e sbarco (a|da); porto di imbarco e sbarco; porto imbarco/sbarco; imbarco/sbarco; circolare
      da; da e per
    `),
    stateroom: phrases(`
      cabina; cabine; (numero|n.|n°|nr.|nr) (di |della |)(cabina|suite|camera); (cabina|suite|camera)
      (n.|n°|nr.|numero|assegnata|no.); la tua (cabina|suite); suite; camera; sistemazione a bordo; alloggio
    `),
    category: phrases(`
      categoria; categoria (cabina|della cabina|di cabina|suite|alloggio|sistemazione|prenotata); tipo (di
      |)(cabina|suite|camera|sistemazione); tipologia; tipologia (cabina|di cabina|suite|camera|della cabina);
      cat; cat.; tipo; classe; sistemazione; descrizione cabina; codice categoria; esperienza; occupazione
    `),
    deck: phrases(`
      ponte; ponte (n.|numero|n°); deck; nome ponte
    `),
    dining: phrases(`
      turno; turno (cena|di cena|ristorante|pasti|della cena|di ristorante); cena; ristorante; pasti; orario cena;
      primo turno; secondo turno; tavolo; preferenza pasti; trattamento
    `),
    boarding: phrases(`
      orario (di |d'|)(imbarco|presentazione|check-in|arrivo al terminal|arrivo al porto|convocazione); ora (di
      |d'|)imbarco; imbarco (dalle|dalle ore|dalle h|a partire dalle|tra le|previsto dalle); fascia oraria; fascia
      oraria (d'imbarco|imbarco|di imbarco); presentarsi al terminal; presentazione al porto; chiusura imbarco;
      fine imbarco; arrivo al terminal
    `),
    nights: phrases(`
      notti; numero (di |)notti; n. notti; notte; durata; giorni; pernottamenti; durata crociera; n. giorni;
      durata (della crociera|del viaggio)
    `),
    guests: phrases(`
      nome come (da|sul) passaporto; nome come da documento;
      ospiti; ospite; passeggeri; passeggero; partecipanti; partecipante; viaggiatori; viaggiatore; clienti; nome;
      nomi; cognome; nome e cognome; cognome e nome; cognome nome; nome cognome; cognome, nome; nominativo;
      nominativi; intestatario; intestatario (pratica|prenotazione|della pratica); contraente; elenco
      (passeggeri|ospiti|partecipanti); lista (passeggeri|ospiti|partecipanti); dati
      (passeggeri|ospiti|partecipanti|dei passeggeri); ospite (1|2|3|4|principale); passeggero
      (1|2|3|4|principale); accompagnatore; accompagnatori; occupanti; chi viaggia; persone; nome
      (ospite|passeggero|passeggeri|degli ospiti|dei passeggeri|completo); cliente; spett.le cliente; prenotazione
      per; compagni di viaggio
    `),
    agent: phrases(`
      agenzia; agenzia (viaggi|di viaggio|di viaggi|venditrice|intermediaria); la tua agenzia; la sua agenzia; la
      vostra agenzia; agente; agente (di viaggio|di viaggi); consulente; consulente (di viaggio|viaggi); il tuo
      (agente|consulente|agente di viaggio|consulente di viaggio); nome agenzia; prenotato
      (da|tramite|presso|con); prenotazione effettuata (da|tramite); venduto da; emesso da; punto vendita;
      operatore di agenzia; intermediario; addetto; referente; banconista; filiale
    `),
    phone: phrases(`
      assistenza; per assistenza; per informazioni; domande;
      telefono; tel; tel.; numero di telefono; recapito telefonico; recapito; recapiti; cellulare; cell; cell.;
      chiama; chiamaci; chiamaci al; chiamare il; contattaci; contattaci al; contatti; contatto; contact center;
      call center; servizio clienti; assistenza clienti; assistenza; numero verde; centralino; prenotazioni;
      centro prenotazioni; info e prenotazioni; per informazioni; emergenza; numero di emergenza; whatsapp; hai
      domande? chiama
    `),
    loyalty: phrases(`
      (numero|n.|n°|nr.|codice) (di |)(socio|tessera|carta fedeltà|c club|costaclub|voyagers club|msc voyagers
      club|club|carta club|iscrizione al club|fedeltà|membro); tessera; tessera (club|c
      club|costaclub|n.|socio|fedeltà); socio; socio (club|n.|costaclub|c club); carta (fedeltà|club|costaclub|c
      club|socio); programma fedeltà; fedeltà; livello club; membro; club; msc club; status club; codice club
    `),
    currency: phrases(`
      valuta; divisa; (prezzi|importi|tutti i prezzi|tutti gli importi|prezzi espressi|importi
      espressi|valori|quote|tariffe) in; espressi in; importo in; valuta (pratica|prenotazione|della pratica)
    `),
    fare: phrases(`
      quota; quota (crociera|di partecipazione|base|individuale di
      partecipazione|adulti|adulto|bambini|bambino|individuale|partecipazione|viaggio|cabina|passaggio|nave|volo
      escluso|pacchetto); quote (di partecipazione|crociera|); tariffa; tariffa
      (crociera|base|adulto|adulti|bambino|lorda|cabina|della crociera|passeggero|intera); tariffe; prezzo; prezzo
      (crociera|della crociera|base|adulto|bambino|cabina|lordo|catalogo|di listino|viaggio|listino|del viaggio);
      importo crociera; costo crociera; crociera; passaggio nave; passaggio marittimo; pacchetto crociera; listino
    `),
    discount: phrases(`
      sconto; sconti; sconto (prenota prima|prenotazione
      anticipata|fedeltà|club|socio|costaclub|agenzia|gruppo|famiglia|promo|speciale|early
      booking|residenti|bambini|voyagers club|dipendenti|lancio|applicato|sposi); riduzione; riduzioni; riduzione
      (bambini|bambino|fedeltà|club|famiglia); promozione; promozioni; promo; offerta; offerta speciale;
      vantaggio; vantaggio (anticipo|club|fedeltà|prenota prima); prenota prima; risparmio; risparmi; il tuo
      risparmio; buono sconto; buono; voucher sconto; coupon; bonus; bonus fedeltà; abbuono; agevolazione;
      detrazione; early booking; prima prenota; meno; anticipo prenotazione; credito crociera futura; last minute
    `),
    taxes: phrases(`
      tasse; tasse (portuali|e diritti portuali|e oneri|d'imbarco|di imbarco|aeroportuali|e spese
      portuali|portuali e oneri|portuali e aeroportuali|governative|e imposte|e servizi|, diritti e oneri
      portuali|, oneri e spese portuali); tassa (portuale|d'imbarco|di imbarco); diritti (portuali|di imbarco|e
      oneri portuali); oneri (portuali|aggiuntivi|governativi); spese portuali; imposte; imposte e tasse; iva;
      tasse, oneri e (spese portuali|diritti portuali); tasse/oneri; adeguamento carburante; supplemento
      carburante; ets; tasse porto; tasse e percentuali di servizio
    `),
    total: phrases(`
      totale; totale (pratica|prenotazione|generale|da pagare|viaggio|crociera da
      pagare|fattura|complessivo|importo|prezzo|euro|eur|€|dovuto|quote|preventivo|documento|iva inclusa|della
      prenotazione|della pratica|contratto|estratto conto|lordo|servizi|vacanza|spesa|a pagare|per 2 persone|del
      viaggio|costo|da saldare complessivo); importo (totale|complessivo|totale pratica|totale da pagare|totale
      prenotazione|totale viaggio|dovuto|lordo|finale); prezzo (totale|complessivo|finale|totale del
      viaggio|totale della crociera|totale crociera|totale pratica|totale prenotazione|totale per); costo
      (totale|complessivo); somma totale; gran totale; totale generale; da pagare; valore totale; corrispettivo
      totale; saldo totale pratica
    `),
    subtotal: phrases(`
      subtotale; sub totale; sub-totale; parziale; totale (parziale|per persona|a persona|sconti|tasse|netto|per
      passeggero|supplementi|extra|imponibile|crociera|per ospite|assicurazioni|commissioni); prezzo (per
      persona|a persona|unitario|netto|per ospite|scontato|a passeggero); a persona; per persona; per ospite; per
      passeggero; imponibile; netto; importo (netto|unitario|per persona); commissione; commissioni; provvigione;
      provvigioni; quota a persona; netto agenzia
    `),
    deposit: phrases(`
      acconto; acconti; acconto (versato|ricevuto|pagato|richiesto|da versare|del|iniziale|25%|25
      %|30%|incassato|alla prenotazione|alla conferma|dovuto|minimo); deposito; deposito
      (versato|richiesto|ricevuto|pagato|iniziale|cauzionale); caparra; caparra (confirmatoria|versata); anticipo;
      importo acconto; primo acconto; anticipo versato; prima rata
    `),
    balance: phrases(`
      saldo; saldo (da versare|da pagare|residuo|dovuto|finale|pratica|a saldo|rimanente|aperto|ancora da
      versare|in euro|restante|da saldare); residuo; residuo (da pagare|da versare|dovuto|a saldo); importo
      (residuo|rimanente|da saldare|da versare|da pagare|a saldo|ancora dovuto|aperto); da saldare; da versare;
      rimanente; rimanenza; resto; restante; ancora da (pagare|versare|saldare); a saldo; rimane da pagare; resta
      da pagare; restano da pagare; restano da versare; totale (residuo|da saldare|a saldo|aperto); differenza da
      saldare; in sospeso; insoluto
    `),
    paid: phrases(`
      pagato; pagata; pagato (il|con|in data|a oggi); pagamento; pagamenti; pagamento (ricevuto|effettuato|del|con
      carta|ricevuto il|effettuato il|con bonifico|in contanti|parziale|registrato il); pagamenti
      (ricevuti|effettuati|registrati|pervenuti); versato; versata; versato il; versamento; versamenti; versamento
      (del|ricevuto|effettuato|in data); versamenti (ricevuti|effettuati); incassato; incassato il; incasso;
      incassi; ricevuto; ricevuto il; ricevuti; già (pagato|versato|incassato|saldato); importo
      (pagato|versato|ricevuto|incassato); totale (pagato|versato|incassato|pagamenti|ricevuto|acconti|incassi);
      bonifico; bonifico (bancario|del|ricevuto); carta; carta di credito; bancomat; contanti; assegno; visa;
      mastercard; american express; amex; paypal; saldato; saldato il; addebitato il; accredito; accreditato il;
      seconda rata; rata
    `),
    credit: phrases(`
      credito a bordo; credito (di bordo|a bordo nave|onboard|bordo|da spendere a bordo); obc; bonus a bordo;
      buono a bordo; buono bordo; credito da spendere a bordo; spesa a bordo inclusa
    `),
    addon: phrases(`
      mance; mance (prepagate|incluse); quota (di servizio|assicurativa|gestione
      pratica|iscrizione|d'iscrizione|di iscrizione|servizio|servizio alberghiero|di gestione|apertura
      pratica|servizi|assicurazione|servizio hotel); quote di servizio; quote di servizio alberghiero; servizio
      alberghiero; spese (di agenzia|agenzia|di gestione|pratica|di prenotazione|di apertura pratica|di
      pratica|amministrative|di servizio); diritti (di agenzia|d'agenzia|di prenotazione|agenzia|di apertura
      pratica); assicurazione; assicurazioni; assicurazione (viaggio|annullamento|medico
      bagaglio|multirischi|sanitaria|medico/bagaglio|all inclusive|facoltativa|integrativa); polizza
      (viaggio|annullamento|multirischi|assicurativa); pacchetto
      (bevande|internet|wifi|wi-fi|escursioni|benessere|spa|drink|ristoranti|easy|volo|voli); bevande; wifi;
      wi-fi; internet; trasferimento; trasferimenti; transfer; escursione; escursioni; volo; voli; quota volo;
      volo a/r; biglietti aerei; biglietteria; treno; pullman; bus; navetta; hotel; albergo; pernottamento; notte
      in hotel; parcheggio; supplemento; supplementi; supplemento (singola|volo|cabina|doppia uso singola); spa;
      ristorante di specialità; visto; visti; extra; servizi aggiuntivi; donazione; adeguamento valutario;
      facchinaggio; bagagli; estensione
    `),
    flight: phrases(`
      volo; voli; (numero|n.|n°) (di |)volo; volo (n.|di andata|di ritorno|andata|ritorno); compagnia aerea;
      vettore aereo; dettagli (voli|volo|dei voli); operativo (voli|volo|aereo); piano voli; i tuoi voli; il tuo
      volo; operativi voli; tratta; dati volo; andata; trasporto aereo
    `),
    hotel: phrases(`
      hotel; albergo; alberghi; nome (hotel|dell'hotel|albergo); pernottamento; pernottamento (pre crociera|post
      crociera|in hotel); soggiorno (in hotel|pre crociera|post crociera|alberghiero); pre crociera; post
      crociera; pre-crociera; post-crociera; notte in hotel; notti in hotel; il tuo hotel; sistemazione
      alberghiera; struttura
    `),
    seat: phrases(`
      posto; posti; numero posto; posto a sedere; sedile; poltrona; posto assegnato
    `),
    record_locator: phrases(`
      codice (prenotazione |di prenotazione |)(volo|aereo|compagnia aerea|hotel|amadeus|della compagnia
      aerea|treno); pnr; codice pnr; record locator; (prenotazione|conferma|riferimento|numero conferma|numero
      prenotazione) (hotel|aerea|volo|compagnia aerea|albergo|vettore aereo|dell'hotel); localizzatore;
      localizzatore volo
    `),
    address: phrases(`
      indirizzo; indirizzo (hotel|dell'hotel); località; sede; ubicazione
    `),
    arrival: phrases(`
      arrivo; arr; arr.; ora (di |d'|)arrivo; orario (di |d'|)arrivo; arriva; dalle; dalle ore; attracco; approdo;
      ore arrivo; sosta dalle; atterraggio
    `),
    departure: phrases(`
      partenza; part; part.; ora (di |)partenza; orario (di |)partenza; parte; parte alle; alle ore; ore partenza;
      salpa; tutti a bordo; rientro a bordo; etd; decollo
    `),
    other_text: phrases(`
      note; nota; osservazioni; richieste (speciali|particolari); letti; configurazione letti; disposizione letti;
      e-mail; email; posta elettronica; pec; sito; sito web; web; stato; stato
      (prenotazione|pratica|pagamento|della prenotazione); paese; città; nazionalità; cittadinanza; sesso; età;
      descrizione; servizio; servizi; dettaglio; quantità; q.tà; qta; importo; giorno; orario; scalo; contatto di
      emergenza; in caso di emergenza; lingua; lingua a bordo; modalità di pagamento; metodo di pagamento; forma
      di pagamento; tipo tariffa; nome tariffa; codice tariffa; livello; la quota comprende; la quota non
      comprende; comprende; incluso; inclusi; gentile; gentile cliente; gentili; spett.le; spett.; egregio; egr;
      caro; cara; ciao; buongiorno; cordiali saluti; oggetto; firma; documenti; documento; bagaglio; adulti;
      bambini; numero passeggeri; n. passeggeri; banca; intestato a; causale
    `),
  },
  sea_day: phrases(`
    navigazione; in navigazione; giorno in navigazione; giornata in navigazione; giorno di navigazione; giornata
    di navigazione; in mare; giorno in mare; giornata in mare; un giorno in mare; mare; in alto mare; alto mare;
    mare aperto; traversata; traversata (di|del|della|dell'); attraversamento; attraversamento
    (di|del|della|dell'); passaggio (di|del|nello|attraverso); linea del cambiamento di data; linea internazionale
    del cambio di data; crociera (nel|lungo|nello); navigazione (panoramica|nel|lungo|nello|attraverso|tra|nei);
    transito; transito (del|nel|canale); relax in navigazione; relax a bordo; at sea; a bordo
  `),
  overnight: phrases(`
    pernottamento; notte in porto; notte a bordo in porto; overnight; pernottamento in porto; sosta notturna; la
    nave pernotta; notte a; nave in porto
  `),
  arrive: phrases(`
    arrivo; arr; arr.; arriva; arriva alle; dalle; dalle ore; ore; attracco; approdo; da
  `),
  depart: phrases(`
    partenza; part; part.; parte; parte alle; alle; alle ore; fino alle; salpa; tutti a bordo; etd; a
  `),
  noon: phrases(`
    mezzogiorno; a mezzogiorno
  `),
  midnight: phrases(`
    mezzanotte; a mezzanotte
  `),
  titles: phrases(`
    sig; sig.; sig.ra; sig.na; sigg; sigg.; signor; signora; signorina; signori; dott; dott.; dott.ssa; dr; dr.;
    dr.ssa; ing; ing.; avv; avv.; prof; prof.; prof.ssa; geom; geom.; rag; rag.; arch; arch.; cav; cav.; egr;
    gent; gent.; mr; mr.; mrs; ms; miss; mstr; bambino; bambina; chd; inf
  `),
  and: phrases(`
    e; ed; &
  `),
  person_kinds: phrases(`
    adulto; adulta; adulti; bambino; bambina; bambini; ragazzo; ragazza; ragazzi; neonato; infant; junior; senior;
    ospite; ospite (1|2|3|4); passeggero; passeggero (1|2|3|4); età; anni; nato; nata; nato il; nata il; maschio;
    femmina; m; f; italiana; italiano; nazionalità; intestatario; 1° passeggero; 2° passeggero; 3° passeggero; 4°
    passeggero
  `),
  from: phrases(`
    da; dal; dalla; dall'; da ore; in partenza da; con partenza da
  `),
  to: phrases(`
    a; al; alla; all'; fino al; fino a; per; -; –; —; →; e ritorno a; e rientro a
  `),
  asked: phrases(`
    da pagare; da versare; da saldare; entro; entro il; dovuto; richiesto; in scadenza; scadenza; da
    corrispondere; residuo; da regolare; non pagato; non saldato; scade; previsto; da effettuare; sarà addebitato;
    ancora
  `),
  received: phrases(`
    pagato; pagata; versato; versata; ricevuto; ricevuta; ricevuti; incassato; incassata; saldato; effettuato;
    registrato; pervenuto; accreditato; addebitato; già; grazie; meno; bonifico del; pagamento del; versamento
    del; quietanza
  `),
  paid_in_full: phrases(`
    interamente (pagato|saldato|pagata|saldata); completamente (pagato|saldato|pagata|saldata); pratica saldata;
    saldata; saldato per intero; totalmente saldato; totalmente pagato; pagamento completo; nessun saldo; nulla da
    pagare; niente da pagare; nessun importo dovuto; saldo zero; saldo già versato; saldo ricevuto; saldo pagato;
    pagata per intero
  `),
  day: phrases(`
    giorno; g; giornata; gg; giorni; giornate
  `),
  aside: phrases(`
    penali; penale; penalità; penali (di recesso|di annullamento|di cancellazione|annullamento); condizioni (di
    annullamento|di recesso|generali|di cancellazione|di contratto|di vendita|di viaggio|particolari|generali di
    contratto|di pagamento|tariffarie); annullamento; annullamenti; cancellazione; cancellazioni; recesso; recesso
    (del viaggiatore|dal contratto|del consumatore); diritto di recesso; spese di
    (annullamento|cancellazione|recesso); in caso di (annullamento|recesso|cancellazione|rinuncia); se annulli; se
    cancella; se si annulla; rinuncia; politica di (cancellazione|annullamento); termini e condizioni; privacy;
    informativa privacy; trattamento dei dati; informazioni importanti; avvertenze; potrebbe
    (interessarti|piacerti|interessarle) (anche|); ti potrebbe (interessare|piacere) (anche|); altre
    (crociere|partenze|offerte|date|proposte); altra partenza; altre crociere; offerte speciali; le nostre
    (offerte|proposte); consigliati per te; consigliato per te; la tua prossima (crociera|avventura|vacanza);
    prossima crociera; crociere (passate|precedenti|effettuate); viaggi precedenti; storico (crociere|viaggi); le
    tue crociere passate; lo sapevi; lo sapevi che; non perdere; modifiche; cambio nome; sostituzione del
    viaggiatore; alternativa; non ancora prenotato; da prenotare; scheda tecnica
  `),
  quote: phrases(`
    preventivo; quotazione; proposta; proposta di viaggio; stima; non impegnativo; senza impegno; non è una
    (conferma|prenotazione); non costituisce (conferma|prenotazione); in opzione; prenotazione in opzione;
    opzionata; proposta d'acquisto; provvisoria; prenotazione provvisoria; richiesta di prenotazione; in attesa di
    conferma; non confermata; lista d'attesa; simulazione
  `),
  cancelled: phrases(`
    annullata; annullato; cancellata; cancellato; prenotazione (annullata|cancellata); pratica
    (annullata|cancellata); conferma di (annullamento|cancellazione); conferma annullamento; è stata
    (annullata|cancellata); è stato (annullato|cancellato); avviso di annullamento; nota di credito; annullamento
    confermato; crociera annullata; estratto di annullamento
  `),
  brochure: phrases(`
    prezzi da; quote da; prezzo da; a persona da; prenota ora; prenota subito; scopri l'offerta; scopri di più;
    catalogo; brochure; disiscriviti; annulla l'iscrizione; cancella iscrizione; cancellati; newsletter; ultimi
    posti; offerte crociere; chiama e prenota; tariffe da; posti limitati
  `),
  titles_of_documents: phrases(`
    conferma; conferma (di prenotazione|prenotazione|pratica|della prenotazione|viaggio|di
    viaggio|crociera|ordine|del viaggio); conferma e fattura; fattura; fattura proforma; proforma; estratto conto;
    estratto (pratica|prenotazione); contratto; contratto di (viaggio|vendita|vendita di pacchetto turistico);
    riepilogo; riepilogo (prenotazione|pratica|della pratica|della prenotazione|viaggio|della tua prenotazione);
    voucher; biglietto; biglietto (elettronico|di crociera|crociera|nave); e-ticket; eticket; carta d'imbarco;
    documenti di (viaggio|crociera); documenti viaggio; itinerario; itinerario di viaggio; ricevuta; ricevuta di
    pagamento; quietanza; prenotazione; prenotazione confermata; la tua prenotazione; la tua crociera; la sua
    crociera; benvenuto a bordo; benvenuti a bordo; benvenuti; grazie; grazie per aver prenotato; pagina; copia;
    copia cliente; originale; duplicato; dettaglio; dettagli prenotazione; programma; foglio notizie; gentile;
    gentili; caro; cara; messaggio inoltrato; preventivo
  `),
  months: [
    'gennaio; gen; genn',
    'febbraio; feb; febbr',
    'marzo; mar',
    'aprile; apr',
    'maggio; mag; magg',
    'giugno; giu; giugn',
    'luglio; lug',
    'agosto; ago',
    'settembre; set; sett',
    'ottobre; ott',
    'novembre; nov',
    'dicembre; dic',
  ].map((names) => phrases(names)),
  weekdays: [
    'lunedì; lun',
    'martedì; mar',
    'mercoledì; mer',
    'giovedì; gio',
    'venerdì; ven',
    'sabato; sab',
    'domenica; dom',
  ].map((names) => phrases(names)),
  hints: {
    // what a document is
    cancellation_terms: phrases('giorni prima'),
    conditional: phrases('se; giorni; assicurazione; condizioni; penali'),
    other_service: phrases('parcheggio; polizza'),
    confirms: phrases('confermat'),
    // days and times
    nights: phrases('notti'),
    night: phrases('notte'),
    days_of_name: phrases('notte; giorni'),
    joins_days: phrases('al; a; e; ed'),
    dated: phrases('del; di'),
    by_then: phrases('entro il; entro'),
    day_of_letter: phrases('li; a; il'),
    opens: phrases('apre; aperto; dal; disponib+'),
    to_day: phrases('a; al'),
    of_other_number: phrases('giorno; ponte'),
    noon_time: phrases('mezzogiorno'),
    midnight_time: phrases('mezzanotte'),
    only_date: phrases('data'),
    // numbers of bookings
    number_word: phrases('numero'),
    number_of: phrases('di; del; della'),
    says_number: phrases('rif; pratica'),
    number_or_code: phrases('numero; codice'),
    small_before_number: phrases('con; il; di; da'),
    // names of companies, cabins, cruises and ports
    with_whom: phrases('di; della; con'),
    needs_another: phrases('con; del; e; da; di; della; dal'),
    and: phrases('e'),
    and_before_vowel: phrases('ed'),
    agency_word: phrases('viaggi; agenzia; turismo; crociere'),
    phone: phrases('telefono; fono'),
    charge: phrases('diritti'),
    said_of_agency: phrases('il; tuo; vostro; per; in; special*'),
    adviser: phrases('consulente; addett; referente'),
    mail_from: phrases('da'),
    of_company: phrases('viaggi; turismo'),
    small_of_agency: phrases('di; da; e'),
    forwarded: phrases('inoltrato'),
    guaranteed: phrases('garantita; garanzia; da assegnare'),
    cabin_kind: phrases('balcone; balkone; interna; esterna; cabina'),
    category: phrases('categoria'),
    deck: phrases('ponte'),
    cruise: phrases('crociera'),
    aboard: phrases('a bordo (di|del|della) (la|); sulla; con'),
    day_behind_name: phrases('dal; il; del'),
    name_goes_on: phrases('e; con; di; da; dal; del; della; la; le; il; a'),
    region: phrases('golfo; isole; fiord(i|o|e)(s|); mediterr(á|a|â)+; caraibi; baltico; egeo'),
    port_word: phrases('porto'),
    on_weekday: phrases('il'),
    in_port: phrases('da; a; in'),
    day_behind_port: phrases('il'),
    port_of: phrases('porto (di|da|do|de|)'),
    // money
    price_from: phrases('a partire da'),
    price_from_short: phrases('da'),
    price_from_only: phrases('partire da'),
    currency_usd: phrases('dollari (americani|statunitensi|usa)*'),
    currency_cad: phrases('dollari canadesi*'),
    currency_aud: phrases('dollari australiani*'),
    currency_gbp: phrases('sterline*'),
    currency_chf: phrases('franchi svizzeri*'),
    exchange_rate: phrases('tasso di cambio; a bordo'),
    between_labels: phrases('di; delle; della; dei; del; la; le; l; d'),
    after: phrases('dopo; meno'),
    including: phrases('inclus'),
    for: phrases('per'),
    this_or_your: phrases('questa'),
    the: phrases('il; la'),
    with: phrases('con'),
    not_yet: phrases('non; quando; deve; se; finché'),
    by_day: phrases('entro; prima'),
    per_person: phrases('per ospite'),
    per_person_behind: phrases('a persona'),
    means: phrases('bonifico; carta di credito'),
    price: phrases('quota'),
    of_card: phrases('carta; che termina con'),
    of_cheque: phrases('assegno'),
    times: phrases('di; a'),
    up_to: phrases('fino a'),
    // people
    guest: phrases('ospite; passegger; bambin'),
    member_card: phrases('tessera; socio'),
    number_of_card: phrases('numero'),
    family_name: phrases('cognome'),
    given_name: phrases('nome'),
    greeting: phrases('caro; cara; gentile; egregio; spett; ciao'),
    born: phrases('nat(o|a) (il|)'),
    family: phrases('famiglia'),
    of_things: phrases('condizioni; servizi(o|)'),
    name_particle: phrases('di; da; del; della'),
    // itineraries
    disembarks: phrases('sbarco'),
    embarks: phrases('imbarco'),
    no_call: phrases('trasferiment'),
    call: phrases('porto; scalo; imbarco; sbarco'),
    service: phrases('escursion(e|i); assicurazione'),
    port_mark: phrases('imbarco; sbarco'),
    port_mark_in: phrases('a; ad'),
    how_moored: phrases('rada; in rada'),
    aside_of_call: phrases('imbarco; sbarco'),
    part_of_day: phrases('mattina; pomeriggio; sera'),
    for_whom: phrases('per'),
    to_time: phrases('a; alle'),
    leaving: phrases('sbarco'),
    boarding: phrases('imbarco'),
    from_time: phrases('dalle (ore|)'),
    by_time: phrases('entro'),
    not_boarding: phrases('sbarc'),
    // flights and hotels
    stay_details: phrases('camera'),
    stop: phrases('aeroporto'),
    to_stop: phrases('a; al'),
    before_airport: phrases('a; da; partenza; arrivo; in'),
    to_airport_short: phrases('a'),
    record_locator: phrases('codice (volo|di prenotazione|prenotazione)'),
    of_flight: phrases('volo; aereo'),
    no_address: phrases('arrivo; partenza'),
    before_day_of_stay: phrases('dal; del'),
    street_before_name: phrases('via'),
    address_label: phrases('indirizzo'),
    hotel_kind: phrases('albergo'),
    afterwards: phrases('dopo'),
    when_of_hotel: phrases('prima; dopo'),
    stay_day: phrases('arrivo; partenza; dal; del'),
    what_of_stay: phrases('crociera'),
    hotel_confirmation: phrases('conferma'),
    accommodation: phrases('alloggio'),
    day_behind_hotel: phrases('del; dal; il'),
    your: phrases('il'),
    hotel_and: phrases('hotel(s|) e'),
    flight: phrases('volo'),
    detail_of_flight: phrases('posto; prenotaz'),
    next_day: phrases('giorno dopo; giorno successivo'),
    seat: phrases('posto; poltrona'),
  },
};
