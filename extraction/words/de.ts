import { phrases } from './phrases.ts';
import type { Words } from './shape.ts';

export const de: Words = {
  labels: {
    booking_number: phrases(`
      (buchungs|reservierungs|bestätigungs|reservations)(nummer|nr|nr.|code|kennung|-nr|-nr.|-nummer|-code|-id);
      (buchung|reservierung|vorgang|vorgangs|bestätigung|bestätigungs) (nr|nr.|no|nummer|#);
      vorgangs(nummer|nr|-nr|-nr.|kennung); vorgang; buchung; reservierung; (ihre|deine) buchungsnummer;
      (ihre|deine) (vorgangsnummer|reservierungsnummer|buchung|reservierung); (ihre|deine)
      (buchungsnr|vorgangsnr|buchungs nr); referenz; referenz(nummer|nr|-nr); buchungsreferenz;
      reservierungsreferenz; buchungszeichen; buchungscode; kreuzfahrtbuchung; reisebuchung; buchungsnummer der
      kreuzfahrt; bei rückfragen bitte angeben; ihr zeichen; (ihre|deine) referenz; ref; ref.; ref.-nr; ref nr;
      pnr der reederei; buchungs-/rechnungsnummer; buchungs- und rechnungsnummer; vorgangs-/buchungsnummer;
      buchungsnummer/vorgang; auftragsbestätigung nr; buchungsbestätigung (nr|nr.|nummer); reisebestätigung
      (nr|nr.|nummer); bestätigung/rechnung nr
    `),
    line_number: phrases(`
      reederei(nummer|-nr|-nr.|nr|-nummer|-buchungsnummer|-buchungsnr|-referenz|-vorgang|-code|buchungsnummer|referenz|vorgang);
      reederei (nr|nr.|nummer|buchungsnummer|referenz|vorgang|ref); buchungsnummer (der|bei der|beim|)
      (reederei|veranstalter); buchungsnummer des veranstalters;
      (veranstalter|leistungsträger|leistungsgeber)(nummer|-nr|-nr.|nr|-buchungsnummer|buchungsnummer|-referenz|referenz|vorgang|-vorgang|-vorgangsnummer);
      (veranstalter|leistungsträger) (nr|nr.|nummer|buchungsnummer|referenz|vorgang|vorgangsnummer|ref);
      vorgangsnummer (der reederei|des veranstalters|beim veranstalter|bei der reederei); vorgang (der
      reederei|reederei|veranstalter|beim veranstalter); reservierungsnummer (der reederei|reederei|des
      veranstalters); (vorgangsnummer|vorgangsnr|vorgangs-nr|vorgangs-nr.|vorgang-nr|buchungsnr|buchungs-nr|buchungs-nr.)
      (reederei|veranstalter|der reederei|des veranstalters);
      schiffsbuchungsnummer; kreuzfahrtbuchungsnummer; kreuzfahrt-buchungsnummer; fremdbuchungsnummer;
      fremdvorgang; fremdvorgangsnummer; externe (buchungsnummer|referenz|vorgangsnummer); bestätigungsnummer (der
      reederei|reederei); buchungsnummer kreuzfahrt; crs-nummer; crs-vorgang
    `),
    agency_number: phrases(`
      (unser|unsere|agentur|büro|reisebüro|interne)
      (vorgang|vorgangsnummer|vorgangsnr|referenz|auftragsnummer|buchungsnummer|ref); unser zeichen; unsere
      (ref|zeichen);
      (agentur|reisebüro|büro)(vorgang|-vorgang|-vorgangsnummer|-buchungsnummer|-referenz|-auftragsnummer|-auftrag|-nummer
      vorgang|vorgangsnummer|auftrag); rechnung; rechnungs(nummer|nr|-nr|-nr.|-nummer); rechnungs nr; rechnung
      (nr|nr.|nummer|no); auftrag; auftrags(nummer|nr|-nr|-nr.|-nummer); auftrags nr; auftrag nr; akte;
      akten(zeichen|nummer|nr); beleg(nummer|nr|-nr|-nr.); beleg nr; dokument(nummer|nr|ennummer|-nr);
      dokumenten-nr; angebotsnummer; angebots-nr; angebotsnr; angebot nr; reiseauftrag; reiseanmeldung nr;
      reiseauftragsnummer; dossier; dossier(nummer|nr|-nr); dossier nr; interne nummer; bestellnummer; bestell-nr;
      dateinummer; vertragsnummer; vertrags-nr; vertragsnr; fall nummer; unser dossier; unsere dossiernummer;
      dossier-nummer
    `),
    other_number: phrases(`
      kunde; kunden(nummer|nr|-nr|-nr.|-id|konto|kontonummer); kunden nr; kunde (nr|nr.); ihre kundennummer;
      debitor; debitoren(nummer|nr|-nr|konto); reise(nummer|nr|-nr|-nr.|code|-code|kennung); reise nr;
      kreuzfahrt(nummer|nr|-nr|code); routen(nummer|nr|code); fahrt(nummer|nr|-nr); gruppe;
      gruppen(nummer|nr|-nr|name|-id|code|buchung); agentur(nummer|nr|-nr|-nr.|code|-id); agentur nr;
      büro(nummer|nr|-nr|code); reisebüro(nummer|nr|-nr|-nr.|code|-nummer); reisebüro nr; iata; iata-nr;
      steuer(nummer|nr|-nr|-nr.|-id); steuer nr; ust(-id|-id-nr|-idnr|-id-nr.|id|idnr); ust id; umsatzsteuer-id;
      umsatzsteuer(-identifikationsnummer|identifikationsnummer|nummer); uid(-nummer|-nr|); mwst(-nr|-nummer);
      handelsregister; handelsregisternummer; hrb; hra; amtsgericht; konto; konto(nummer|nr|-nr); iban; bic;
      swift; blz; bankleitzahl; gläubiger-id; gläubiger-identifikationsnummer; mandatsreferenz;
      (reisepass|pass|ausweis|personalausweis)(nummer|nr|-nr|-nr.|); dokumentnummer reisepass; seite; blatt;
      versicherungsnummer; policennummer; versicherungsschein(nummer|-nr|); policen-nr; sicherungsschein;
      sicherungsschein(nummer|-nr|nr); sicherungsschein nr; kundengeldabsicherer; aktionscode;
      promo(code|-code|tionscode); rabattcode; gutschein(code|nummer|nr|-nr); angebotscode; tarifcode;
      ticket(nummer|nr|-nr); kartennummer; kreditkarte endet auf; karte endend auf; kreditkartennummer;
      autorisierungscode; quittung; quittungsnummer; quittungs-nr; muster station; musterstation; sammelstation;
      sammelstelle; sachbearbeiter-nr; fax; telefax; fax(nummer|-nr|); lizenznummer; plz; postleitzahl;
      verwendungszweck; gruppe nr; version; gepäck; freigepäck; belegung; lfd. nr; lfd nr; pos; pos.; position
    `),
    booking_date: phrases(`
      vorgenommen am; getätigt am; gebucht haben; aufgenommen am;
      buchungs(datum|tag|-datum|zeitpunkt); datum der buchung; tag der buchung;
      (buchung|reservierung|bestellung|anmeldung) vom; buchung (am|getätigt am|erfolgte am|erfolgt am|erstellt
      am|angelegt am|eingegangen am); gebucht; gebucht (am|ab|durch sie am|wurde am|haben sie am|haben wir am);
      sie (buchten|haben gebucht) am; am gebucht; reservierungs(datum|tag); datum der reservierung; reserviert;
      reserviert am;
      (bestell|auftrags|anmelde|abschluss|festbuchungs|erstbuchungs|vertrags|kauf|bestätigungs)datum; anmeldung
      am; reiseanmeldung vom; bestellt am; festgebucht am; fest gebucht am; fest gebucht; angemeldet am; ihre
      buchung vom; (ihre|deine) (reservierung|anmeldung|bestellung) vom; (erst|original)buchung vom; datum (des
      vertragsschlusses|der anmeldung|der bestellung); vertragsabschluss; vertragsschluss; vertragsschluss am;
      einbuchungsdatum; eingebucht am; angelegt am; vorgang angelegt am; vorgang vom; erfasst am; verbindlich
      gebucht am; gekauft am
    `),
    other_date: phrases(`
      rechnungs(datum|-datum|tag); datum der rechnung; rechnung vom;
      (ausstellungs|druck|erstellungs|beleg|ausgabe|brief|dokument|dokumenten|versand|änderungs|bearbeitungs|angebots|schreib|stand)datum;
      drucktag;
      (ausgestellt|gedruckt|erstellt|ausgedruckt|ausgegeben|versandt|versendet|gesendet|generiert|aktualisiert|geändert|verfasst|bearbeitet|ausgefertigt|überarbeitet)
      (am|den|); druck; druck (am|vom); ausdruck; ausdruck vom; stand; stand (vom|per|am); stand der buchung;
      stand der daten; datum; datum des ausdrucks; bestätigt am; bestätigung vom; buchungsbestätigung vom;
      reisebestätigung vom; geburts(datum|tag|-datum|daten|dat|dat.); geb; geb.; geb am; geb. am; geboren; geboren
      am; geb.-datum; geb.datum; geb.dat; gebdat; gültig (bis|ab|von|am|bis zum|bis einschließlich); gültigkeit;
      ablaufdatum; läuft ab am; (pass|ausweis|reisepass) gültig bis; (reise|)pass gültig bis; ausstellungsdatum
      pass; angebot gültig bis; preise gültig bis; angebot vom; option (bis|gültig bis|läuft ab am|verfällt
      am|endet am); options(datum|frist|ende|ablauf); storniert am; stornierung; storno; storno (bis|ab|vom|am);
      stornierung (bis|ab|vom|am|bis zum); stornierbar bis; kostenlos stornierbar bis; kostenfrei stornierbar bis;
      kostenlos stornieren bis; rücktritt; rücktritt (bis|vom|am|ab|bis zum); bei rücktritt (bis|vom|ab);
      umbuchbar bis; umbuchung bis; kostenlose umbuchung bis; letzte (änderung|aktualisierung); letzte änderung
      (am|vom); zuletzt (geändert|aktualisiert) (am|); änderung vom; ihr schreiben vom; ihre nachricht vom;
      mindestens gültig bis; mindestgültigkeit; anmeldeschluss; frühbucher bis; buchbar bis; aktion bis; bei
      buchung bis; bei buchung bis zum; gebucht bis; heiratsdatum; (hochzeits|jahres)tag; hinflug am; rückflug am;
      flugdatum; anreise am; abflug am; versicherungsbeginn; versicherungsende; versicherungsdatum; versand der
      reiseunterlagen; reiseunterlagen (ab|am|etwa|ca.); reiseunterlagen verfügbar ab; mahnung vom; mahndatum;
      registriert am; mitglied seit; kunde seit; gesendet; geprüft am; wird am; valuta; wert; wertstellung;
      leistungsdatum; umbuchung vom; umgebucht am
    `),
    start: phrases(`
      reise(beginn|antritt|start|anfang); beginn der (reise|kreuzfahrt); start der (reise|kreuzfahrt); (ihr|dein)
      reisebeginn; (ihre|deine) reise beginnt am; (reise|kreuzfahrt) beginnt (am|);
      kreuzfahrt(beginn|start|antritt); beginn; beginnt; beginnt am; start; startet; startet am; startdatum;
      startdatum der kreuzfahrt; starttermin; start am; anreise; anreise(tag|datum|termin); tag der anreise;
      abreise(datum|tag|termin); abreise; abreise am; abfahrt; abfahrt(sdatum|stag|stermin|am); abfahrt
      (am|ab|von|aus); abfahrtsdatum; abfahrtstag; datum der abfahrt; datum der abreise; ab; einschiffung;
      einschiffung (am|in|ab|im hafen von|an bord); einschiffung(sdatum|stag|stermin);
      einschiffungs(datum|tag|termin); tag der einschiffung; datum der einschiffung; einschiffen; einschiffen
      (am|in); sie schiffen ein (am|in); anbordgehen; an bord gehen; an bord ab; boarding am; ausreise; auslaufen;
      auslauf(tag|datum|termin|en am); schiff legt ab am; leinen los; leinen los am; vom; von; ab dem; (von|ab)
      hafen; hinreise; hinreise am; antritt der reise; antritt; zustieg; zustieg am; zustieg in; einstieg;
      einstieg am; embarkation; embarkation am; check-in datum schiff; abfahrt des schiffes; schiff ab;
      leistungsbeginn; start in; los geht es am; los geht's am; los gehts am; reisedatum von
    `),
    end: phrases(`
      reise(ende|schluss|abschluss|rückkehr); ende der (reise|kreuzfahrt); (ihr|dein) reiseende;
      (reise|kreuzfahrt) endet (am|); kreuzfahrtende; ende; endet; endet (am|in); enddatum; endtermin; ende am;
      rückkehr; rückkehr (am|in|nach); rückkehr(datum|tag|termin); rückkunft; rückkunft am; rückreise; rückreise
      (am|datum); rückreise(datum|tag|termin); heimreise; heimreise(datum|tag|am); ausschiffung; ausschiffung
      (am|in|im hafen von); ausschiffungs(datum|tag|termin); tag der ausschiffung; datum der ausschiffung;
      ausschiffen; ausschiffen (am|in); sie schiffen aus (am|in); vonbordgehen; von bord gehen; von bord; ankunft;
      ankunft (am|in|wieder in|zurück in); ankunfts(datum|tag|termin); bis; bis zum; bis einschließlich; zurück;
      zurück (am|in); abreise vom schiff; ausstieg; ausstieg (am|in); einlaufen am; schiff an; debarkation;
      debarkation am; leistungsende; reisedatum bis; zu hause am; wieder zu hause
    `),
    period: phrases(`
      reise(termin|zeitraum|datum|daten|zeit|periode); reise-termin; reise-zeitraum; termin; termin (der reise|der
      kreuzfahrt|von/bis); termine; zeitraum; zeitraum der reise; reise (vom|von); kreuzfahrt (vom|von);
      kreuzfahrt(termin|datum|zeitraum|daten); fahrttermin; urlaubs(termin|zeitraum|datum); (ihr|dein|ihre|deine)
      (reisetermin|reisezeitraum|reisedaten|reisedatum|urlaub vom|termin); von - bis; von/bis; von – bis; von bis;
      an-/abreise; an- und abreise; anreise/abreise; hin-/rückreise; hin- und rückreise; reisedauer; dauer; dauer
      der reise; leistungszeitraum; abfahrt/ankunft; datum von/bis; buchungszeitraum der reise; fahrplantermin;
      ein-/ausschiffung; ein- und ausschiffung
    `),
    final_payment: phrases(`
      rest(zahlung|betrag|summe|preis|forderung|zahlungsbetrag) (bis|bis zum|bis spätestens|bis spätestens
      zum|fällig|fällig am|fällig bis|fällig zum|fällig bis zum|ist fällig am|ist fällig bis|ist bis zum|bitte
      bis|bitte bis zum|zahlbar bis|zahlbar bis zum|zahlbar am|zu zahlen bis|zu zahlen bis zum|spätestens
      am|spätestens bis|spätestens bis zum|wird fällig am|wird am|per|am|wird abgebucht am|wird eingezogen
      am|zum|erwarten wir bis|erwarten wir bis zum|überweisen bis); rest (fällig am|fällig bis|bis|bis zum|zahlbar
      bis|zahlbar bis zum|zu zahlen bis|fällig); restzahlungs(termin|datum|frist|fälligkeit|ziel|tag); fälligkeit
      (der restzahlung|des restbetrags|restzahlung|restbetrag|rest|); fälligkeits(datum|tag|termin); fällig;
      fällig (am|bis|zum|bis zum|per|ab|spätestens am|bis spätestens); ist fällig (am|bis|zum); wird fällig am;
      zahlbar (bis|am|bis zum|zum|bis spätestens|bis spätestens zum|spätestens bis|spätestens am|per);
      zahlungs(ziel|termin|frist|fälligkeit|ende); zahlung (bis|fällig|fällig am|fällig bis|erbeten bis|zahlbar
      bis|spätestens bis|bis spätestens); zahlungseingang (bis|bis zum|spätestens|bis spätestens); zu zahlen
      (bis|am|bis zum|bis spätestens|spätestens bis|spätestens am); (bitte zahlen sie|bitte überweisen sie|bitte
      überweise|zu überweisen|zu begleichen|bitte begleichen sie|zu bezahlen|bitte bezahlen sie) (bis|bis zum|bis
      spätestens|spätestens bis|spätestens am|am); schlusszahlung (bis|am|fällig|fällig am|bis zum|);
      schlusszahlungstermin; endzahlung (bis|fällig am|); gesamtbetrag (fällig am|bis|bis zum|zahlbar bis|fällig);
      gesamtzahlung (bis|fällig am); saldo (fällig am|zahlbar bis|bis|bis zum|fällig bis); offener
      (betrag|restbetrag|saldo) (bis|bis zum|zahlbar bis|fällig am|fällig bis|fällig); der (restbetrag|offene
      betrag|restliche reisepreis|rest|saldo) ist (bis|fällig am|bis zum|am|bis spätestens|zahlbar bis);
      restlicher reisepreis (bis|fällig am|bis zum|fällig); (abbuchung|einzug|lastschrift|abbuchung der
      restzahlung|einzug der restzahlung|belastung) (am|zum|erfolgt am|ab); wird (am|zum) abgebucht; spätestens
      (bis|am|bis zum|zum); bis spätestens; bis spätestens zum; ohne abzug bis; restpreis (bis|fällig am); noch zu
      zahlen bis; noch zu zahlen bis zum; noch offen bis; zu leisten (bis|bis zum); valuta am; eingang bis;
      eingang bis zum; überweisung bis; überweisung bis zum; bitte bis zum
    `),
    deposit_due: phrases(`
      anzahlung (bis|bis zum|fällig|fällig am|fällig bis|fällig zum|fällig bis zum|ist fällig am|ist fällig
      bis|ist bis zum|sofort|sofort fällig|zahlbar bis|zahlbar bis zum|zahlbar am|zahlbar sofort|zu zahlen bis|zu
      leisten bis|bitte bis|bitte bis zum|wird fällig am|spätestens am|spätestens bis|bis spätestens|per|zum|wird
      abgebucht am|wird eingezogen am|innerhalb); anzahlungs(frist|termin|datum|fälligkeit|ziel); fälligkeit
      (der|) anzahlung; zweite anzahlung; 2. anzahlung; 1. anzahlung (fällig am|bis|fällig|zahlbar bis); zweite
      anzahlung (bis|fällig am|fällig|zahlbar bis); 2. anzahlung (bis|fällig am|fällig|zahlbar bis); vorauszahlung
      (fällig am|bis|bis zum|zahlbar bis); die anzahlung (ist fällig am|ist bis zum|bis zum|erbitten wir bis);
      sofort fällig; fällig sofort; zahlbar sofort; sofort zahlbar; anzahlungsbetrag (fällig|fällig am|bis|zahlbar
      bis)
    `),
    checkin: phrases(`
      (online|web|e|digitaler|mobiler|vorab|schiffs|kreuzfahrt|online-|web-)(-| )(check-in|checkin|check in)
      (ab|möglich ab|öffnet am|öffnet|verfügbar ab|freigeschaltet ab|freigeschaltet am|startet am|beginnt am|ist
      ab|steht ab|frühestens ab|ab dem|offen ab|geöffnet ab|freischaltung|freischaltung ab|freischaltung am|zugang
      ab|vom|steht ihnen ab|möglich|bis); (check-in|checkin) (ab|möglich ab|öffnet am|verfügbar ab|freigeschaltet
      ab|startet am|beginnt am|online ab|online|öffnung|öffnung am|ab dem); (online|web|der online|der web|ihr
      online|ihr web|dein online|e)(-| )(check-in|checkin|check in); schiffsmanifest (bis|ab|); bordmanifest;
      (online-|)registrierung ab; manifest (ab|bis|online ab); sie können ab; einchecken (ab|möglich ab|online
      ab|online möglich ab); online einchecken; online einchecken (ab|möglich ab); jetzt einchecken ab;
      reiseformular ab; reisemanager ab; onlinemanifest; vorabinformation ab; schiffsmanifest online
    `),
    line: phrases(`
      reederei; kreuzfahrtreederei; reedereiname; name der reederei; veranstalter; reiseveranstalter;
      kreuzfahrtveranstalter; veranstalter der reise; veranstalter ist; (leistungs|)träger; leistungsträger;
      leistungserbringer; leistungsgeber; kreuzfahrt(gesellschaft|unternehmen|anbieter|linie|marke);
      schifffahrtsgesellschaft; schifffahrtslinie; schiffsgesellschaft; anbieter; gesellschaft; marke; linie;
      partner; reederei/veranstalter; reederei / veranstalter; vertragspartner; (ihr|dein)
      (reiseveranstalter|veranstalter); betreiber; reiseanbieter; veranstalter / reederei; veranstalter/reederei
    `),
    ship: phrases(`
      schiff; schiffs(name|-name|bezeichnung); name des schiffs; name des schiffes; kreuzfahrtschiff; flussschiff;
      hochseeschiff; (ihr|dein|das|unser) schiff; (ihr|dein) kreuzfahrtschiff; an bord; an bord
      (der|von|des|unserer|der ms|von ms); (auf|mit) der ms; mit dem schiff; auf dem schiff; schiff/reise; schiff
      / reise; schiff (und|/) route; motorschiff; yacht; segelschiff; expeditionsschiff; segelyacht;
      einsatzschiff; wohlfühlschiff; reederei / schiff; reederei/schiff
    `),
    itinerary: phrases(`
      reise; reise(name|titel|bezeichnung|verlauf|route|ziel|programm|beschreibung|gebiet); reise-name;
      kreuzfahrt; kreuzfahrt(name|titel|route|ziel|bezeichnung|gebiet); (ihre|deine)
      (kreuzfahrt|reise|route|seereise|flusskreuzfahrt|urlaubsreise|traumreise); route;
      routen(name|bezeichnung|verlauf); reise/route; seereise; schiffsreise; flusskreuzfahrt; flussreise;
      hochseekreuzfahrt; expeditionskreuzfahrt; expedition; (fahrt|ziel)gebiet; fahrt; destination; zielgebiet;
      reisebeschreibung; produkt; paket; leistung kreuzfahrt; tour; rundreise; programm; titel; name der reise;
      name der kreuzfahrt; reisetitel; fahrplan; törn; törnname; angebot kreuzfahrt; urlaub
    `),
    start_port: phrases(`
      (abfahrts|start|einschiffungs|ausgangs|abgangs|einstiegs|zustiegs|auslauf|abreise|anreise|boarding)(hafen|ort|stadt);
      hafen der (einschiffung|abfahrt); einschiffung (in|hafen|ab); abfahrt (hafen|in|von|aus|ab);
      start(hafen|ort); start in; beginn in; ab hafen; von hafen; ab/an hafen; ab; startet in;
      einschiffungsterminal; terminal; kreuzfahrtterminal; cruise terminal; cruise center; hafen; anlegestelle;
      abfahrtsstelle; liegeplatz; pier; hafen einschiffung; ort der einschiffung; einschiffungsstelle; zustieg;
      beginnt in; abfahrt/hafen; schiff ab
    `),
    end_port: phrases(`
      (ankunfts|ziel|end|ausschiffungs|ausstiegs|rückkehr|schluss|rückkunfts)(hafen|ort|stadt); hafen der
      (ausschiffung|ankunft); ausschiffung (in|hafen); ankunft (hafen|in); endet in; ende in; bis hafen; an hafen;
      nach hafen; hafen ausschiffung; ort der ausschiffung; zurück in; rückkehr nach; rückkehr in; schiff an;
      zielort; ankunft/hafen; ausstieg in
    `),
    round_trip: phrases(`
      ab/bis; ab / bis; ab und bis; ab/an; ab / an; ab und an; ab bis; ab & bis; von und bis; von/bis hafen; von
      und nach; hin und zurück; hin und zurück ab; rundreise ab; rundreise (ab/bis|von); rundfahrt ab;
      rundkreuzfahrt ab; ab-/bis-hafen; start- und zielhafen; start-/zielhafen; start und ziel; abfahrts- und
      ankunftshafen; abfahrts-/ankunftshafen; ein- und ausschiffungshafen; ein-/ausschiffungshafen; ein- und
      ausschiffung in; ein-/ausschiffung in; start und ende; beginn und ende
    `),
    stateroom: phrases(`
      kabine; kabinen; kabinen(nummer|nr|-nr|-nr.|-nummer|nummern|zuteilung|zuweisung|no); kabine
      (nr|nr.|nummer|no); kabinen nr; kabinen nr.; (ihre|deine) (kabine|kabinennummer|suite|kabinennr|unterkunft);
      suite; suiten; suite(nummer|nnummer|n-nr|n-nummer|nnr); suite (nr|nr.|nummer); suitennummer;
      kabinen-/suitennummer; kabine/suite; kabine / suite; zimmer; zimmernummer; zimmer (nr|nr.|nummer);
      unterkunft; unterbringung; kabinen-nr./deck; kammer; kammernummer; kammer nr; gebuchte kabine; zugeteilte
      kabine; zugewiesene kabine; kabine an bord; nummer der kabine; kabine nummer
    `),
    category: phrases(`
      kategorie; kategorie(n|code|-code|bezeichnung); kat; kat.;
      kabinen(kategorie|kategorien|typ|art|klasse|bezeichnung|beschreibung|code|ausstattung|wahl|kat|kat.|-kategorie|-typ|-art);
      kabine (typ|kategorie|art); (suiten|zimmer|unterkunfts|unterbringungs)(kategorie|typ|art); suitenkategorie;
      gebuchte (kategorie|kabinenkategorie); klasse; typ; art der kabine; art der unterbringung; kabinenlage;
      balkonkabine; innenkabine; außenkabine; meerblickkabine; juniorsuite; glückskabine; garantiekabine;
      buchungsklasse; tarifkategorie; kategorie/kabine; belegungsart; wohnwelt; unterbringung in
    `),
    deck: phrases(`
      deck; deck(nummer|-nr|name|nr|bezeichnung); deck nr; auf deck; deck (und|/) kabine
    `),
    dining: phrases(`
      tischzeit; tischzeiten; essen(szeit|ssitzung|ssitzungen); essens(zeit|sitzung|zeiten); essenszeit;
      abendessen; dinner; tisch; tischzeit abendessen; sitzung; speisesaal; restaurant; restaurantzeit;
      tischreservierung; mahlzeiten; abendessen um; verpflegung; tischwunsch; mahlzeitensitzung; essens-sitzung;
      sitzplatzwunsch restaurant; tischgröße; 1. tischzeit; 2. tischzeit
    `),
    boarding: phrases(`
      einschiffung(szeit|suhrzeit|szeitraum|sfenster|szeiten);
      einschiffungs(zeit|uhrzeit|zeitraum|fenster|zeiten|slot|beginn); einschiffung (um|von|ab|zwischen|ab
      ca.|möglich ab|beginnt um|bis) uhr; einschiffung ab; einschiffung (von|zwischen|um); check-in
      (zeit|uhrzeit|zeitfenster|am hafen|am terminal|um|im hafen|von|zwischen|schluss|bis); checkin-zeit;
      check-in-zeit; check-in-zeiten; check-in-slot; check-in-termin; check-in-fenster; boarding;
      boarding(zeit|-zeit|zeitraum|beginn); boarding (ab|um|von|beginnt); anreise(zeit|fenster|slot|zeitfenster);
      ankunftszeit am (hafen|terminal|schiff); (ihre|deine)
      (einschiffungszeit|ankunftszeit|check-in-zeit|anreisezeit|ankunftszeit am terminal); ankunft am
      (hafen|terminal|kreuzfahrtterminal); ankunftsfenster; terminal-ankunft; terminalzeit; einlass; einlasszeit;
      alle mann an bord; an bord bis; spätestes einschiffen; letzte einschiffung; einschiffungsschluss
    `),
    nights: phrases(`
      nächte; anzahl nächte; anzahl der nächte; übernachtungen; anzahl (übernachtungen|der übernachtungen); nacht;
      reisedauer; dauer; tage; anzahl tage; anzahl der tage; dauer der kreuzfahrt; dauer der reise; länge;
      reisetage; nächte an bord; dauer in (nächten|tagen); reiselänge
    `),
    guests: phrases(`
      name laut (reisepass|pass|ausweis); name wie im (reisepass|pass|ausweis);
      reisende; reisende(r|n|/r|r/gäste); reisende und gäste; reiseteilnehmer;
      reiseteilnehmer(in|/in|innen|/innen|:innen|in|innen|liste); teilnehmer;
      teilnehmer(in|/in|innen|:innen|liste|name|namen); reisegäste; reisegast; gast; gäste;
      gäste(liste|name|namen|daten); gast(name|namen|daten); name (des gastes|der gäste|des reisenden|der
      reisenden|der teilnehmer|des teilnehmers|der passagiere|des passagiers); namen; name; namen der
      (gäste|reisenden|teilnehmer|passagiere|reiseteilnehmer); passagier; passagiere;
      passagier(name|namen|liste|daten|e/gäste); person; personen; mitreisende; mitreisende(r|n|/r); mitreisende
      personen; mitreisender; (ihre|deine) (mitreisenden|reisenden|gäste|mitreisende); hauptreisender;
      hauptreisende; hauptreisende/r; hauptgast; hauptpassagier; reiseanmelder; anmelder; anmelder/in;
      hauptanmelder; buchende person; besteller; auftraggeber; name, vorname; vor- und nachname; vor- und zuname;
      vorname nachname; vorname, nachname; nachname, vorname; nachname; vorname; zuname; familienname;
      name/vorname; name / vorname; vorname / name; kunde/reisender; reisegruppe; gebucht für;
      reiseteilnehmer/innen; teilnehmende; teilnehmende personen; reisegesellschaft; wer reist; wer fährt mit; wer
      reist mit; gast 1; gast 2; gast 3; gast 4; belegung mit; kabinenbelegung; urlauber; rechnungsempfänger;
      gästeinformationen; reisende personen; reiseanmelder/in; kundenname; mitfahrer
    `),
    agent: phrases(`
      reisebüro; (ihr|dein) (reisebüro|reiseberater|berater|kreuzfahrtberater|reisepartner|buchungspartner);
      (ihre|deine)
      (agentur|reiseagentur|reiseberaterin|beraterin|buchungsstelle|verkaufsstelle|reisebüro-adresse|buchende
      stelle); agentur; reiseagentur; agenturname; name (der agentur|des reisebüros); kreuzfahrtagentur;
      buchungsstelle; buchende stelle; buchende agentur; vermittler; reisevermittler; vermittelt durch;
      vermittelnde (agentur|stelle); vermittelndes reisebüro; buchendes reisebüro; gebucht (bei|über|durch|von|im
      reisebüro); gebucht bei reisebüro; buchung (durch|über|bei); vertriebspartner; reiseberater;
      reiseberater(in|/in); berater; berater/in; beraterin; verkäufer; verkäufer/in; verkaufsstelle; verkauf
      durch; (ihr|dein|ihre)
      (ansprechpartner|ansprechpartnerin|sachbearbeiter|sachbearbeiterin|kreuzfahrtspezialist|kreuzfahrtexperte|kreuzfahrtexpertin|urlaubsberater|urlaubsexperte);
      ansprechpartner; ansprechpartner/in; sachbearbeiter; sachbearbeiter/in; kundenberater; kundenberaterin;
      expedient; expedientin; bearbeiter; bearbeiter/in; es bedient sie; es betreut sie; betreut durch;
      ausgestellt (von|durch)
    `),
    phone: phrases(`
      bei fragen; rückfragen; fragen; haben sie fragen;
      telefon; telefon(nummer|nr|-nr|-nr.|nummern|isch); telefon nr; tel; tel.; tel.-nr; tel-nr; tel nr; tel. nr;
      fon; telefonisch (unter|erreichbar unter|erreichen sie uns unter); (rufen sie uns an|rufen sie an|ruf uns
      an|anruf|rufnummer|service-nummer|service-hotline|servicetelefon|servicenummer|hotline|kundenhotline|buchungshotline|kundenservice|kundencenter|kundenbetreuung|kundendienst|gästeservice|servicecenter|service-center|service
      center|callcenter|call center|reservierungszentrale|reservierung
      telefon|infotelefon|info-hotline|kontakt|durchwahl|notfallnummer|notrufnummer|mobil|handy|mobiltelefon|telefonnummer
      für rückfragen|kontaktnummer|fragen? rufen sie uns an|unter der nummer|erreichen sie uns unter|sie erreichen
      uns unter|festnetz|kostenlose hotline|ortstarif|telefonservice|zentrale|reederei-hotline|beratung und
      buchung|telefonische beratung)
    `),
    loyalty: phrases(`
      aida club (nr|nr.|nummer|mitgliedsnummer|stufe|-nr|karte); aida club; 1893 ambassador; ambassador(-nr|-nummer|nummer| nr); clubnummer;
      club(-nr|-nr.|-nummer|nr|karte|stufe|mitglied|mitgliedsnummer|-mitgliedsnummer|-mitglied|status|konto); club
      nr; mitglieds(nummer|nr|-nr|-nr.|-nummer|id|konto); mitglieds nr; mitglied (nr|nr.|nummer); mitglied;
      mitgliedschaft; mitgliedschaftsnummer;
      treue(nummer|-nr|karte|programm|club|status|kunde|kundennummer|stufe|clubnummer|nr|mitglied);
      stammgast(nummer|-nr|club|nr); stammgast; stammkunden(nummer|-nr|club|nr); vielfahrer(nummer|programm|-nr);
      vielfahrernummer; bonusnummer; bonusprogramm; kundenkarte; kundenkarten(nummer|-nr); phoenix club;
      phoenix-club; phoenix treuekarte; phoenix-treuenummer; phoenix treue; hapag-lloyd cruises club; hapag-lloyd
      club; hl club; mein schiff club; meine reise club; meine reise-club; mein schiff treue; mein schiff
      vorfreude; tui cruises treue; treue-id; nicko club; nicko treuekarte; a-rosa club; arosa club; plantours
      club; sea cloud club; seereisen-treue; gästenummer; gastnummer; gast-id; gast-nr; costa club; costaclub;
      costa club nummer; msc club; msc voyagers club nr; msc-club; club-mitgliedsnummer; kundenclub;
      loyalitätsprogramm; loyalty-nummer; loyalty nummer; treueprogramm nummer; repeater; repeaternummer;
      repeater-nr; viva club; deilmann club; ms deutschland club; reise-bonus-nummer; hurtigruten ambassador
    `),
    currency: phrases(`
      währung; rechnungswährung; buchungswährung; (alle|sämtliche) (preise|beträge|angaben|zahlen) in; preise in;
      beträge in; angaben in; (alle|) (preise|beträge) (verstehen sich|sind) in; preisangaben in; (alle
      preise|betrag|beträge|preis|summe) in; in der währung; alle angaben in; ausgewiesen in; abgerechnet in;
      preise und beträge in; bordwährung
    `),
    fare: phrases(`
      kreuzfahrt(preis|preise|kosten|tarif|anteil|leistung|entgelt|arrangement|paket);
      reise(preis|kosten|grundpreis|anteil kreuzfahrt); reise-preis; grundpreis; basispreis;
      passage(preis|kosten|tarif|); passagepreis; kabinenpreis; kabinentarif; kabine preis; preis; preis (der
      kreuzfahrt|kreuzfahrt|der reise|der passage|der kabine|seereise|schiffsreise|schiffspassage|kabine|für die
      kreuzfahrt|für die reise|für die kabine|reise|laut katalog|laut ausschreibung); preise; katalogpreis;
      listenpreis; tarif; tarif (kreuzfahrt|erwachsene|erwachsener|kind|der kreuzfahrt|pro kabine); kreuzfahrt;
      seereise; schiffsreise; schiffspassage; flusskreuzfahrt; schiffspreis; fahrpreis; reisepreis
      (erwachsene|erwachsener|kind|kinder|person 1|person 2|vor rabatt|vor ermäßigung|brutto|laut katalog);
      kreuzfahrtpreis (erwachsene|erwachsener|kind|kinder|gesamt|brutto|vor rabatt|für|pro kabine|2 erwachsene);
      regulärer preis; normalpreis; ursprungspreis; bruttopreis; vollpreis; frühbucherpreis; premiumpreis;
      premium-preis; vario-preis; vario preis; just preis; just-preis; premium preis; pro-preis; plus-preis; aida
      premium; aida vario; all inclusive-preis; wohlfühlpreis; flex-preis; pauschalpreis; seetagepreis;
      kreuzfahrtleistung; arrangementpreis; kinderpreis; kinderfestpreis; erwachsenenpreis; einzelkabinenpreis;
      preis 1. person; preis 2. person; kabinenpreis gesamt; übernachtungspreis; reiseleistung; passagier tarif;
      gesamtpreis kreuzfahrt; summe kreuzfahrt
    `),
    discount: phrases(`
      rabatt; rabatte; rabattbetrag; ermäßigung; ermäßigungen; nachlass; preisnachlass; abzüglich; abzgl; abzgl.;
      abzug; minus; skonto;
      (frühbucher|frühbuch|treue|sonder|clubmitglieder|gruppen|kinder|senioren|kombi|online|super-frühbucher|mehrfahrer|stammgast|stammkunden|wiederholer|repeater|vielfahrer|familien|jubiläums|aktions|basis|anschluss|buchungs|kombinations|agentur|mitarbeiter|einzelreisenden|ein-kabinen|messe|neukunden|sparpreis|club|mengen|reisebüro|wochenend|newsletter|hochzeits|geburtstags|spar|fb|last-minute|last
      minute|bestpreis|frühbucher-plus|paket|early
      bird|vorzugs)(rabatt|ermäßigung|-rabatt|-ermäßigung|bonus|-bonus|vorteil|vorteile|preisvorteil|nachlass|-nachlass|abschlag);
      frühbucher; frühbucher(preisvorteil|vorteil|); treuerabatt; treuebonus; clubvorteil; preisvorteil;
      (ihr|dein) (preisvorteil|vorteil|rabatt|sparvorteil); ersparnis; (ihre|deine) ersparnis; sie sparen; du
      sparst; gespart; sparvorteil; vorteil; aktionspreis; aktion; sonderangebot; bonus; gutschein;
      gutscheinbetrag; gutschein eingelöst; eingelöster gutschein; reisegutschein; reiseguthaben;
      kreuzfahrtguthaben; gutschrift; reduktion; reduzierung; vergünstigung; angebot; promotion; promo;
      promotionsrabatt; kinderermäßigung; kinderrabatt; 3./4. person; abschlag; preisreduzierung;
      frühbucher-ermäßigung; treue-ermäßigung; clubrabatt; kulanz; preisminderung; jubelpreis
    `),
    taxes: phrases(`
      hafen(gebühren|gebühr|steuern|steuer|taxen|taxe|kosten|abgaben|entgelte|entgelt|-gebühren|-steuern|- und
      sicherheitsgebühren|gebühren und steuern|-/sicherheitsgebühren|gebühren/steuern|steuern und gebühren|taxen
      und gebühren|- und flughafengebühren|- und flughafensteuern|gebühren & steuern|taxen und -gebühren);
      hafentaxen und -gebühren; steuern; steuer; steuern (und|&|/|u.) (gebühren|hafengebühren|abgaben|hafentaxen);
      steuern, (gebühren und hafenkosten|gebühren und hafengebühren|gebühren & hafenkosten|gebühren und
      hafentaxen|gebühren, hafenkosten|gebühren); gebühren; gebühren und (steuern|abgaben|hafenkosten);
      steuern/gebühren; abgaben; taxen; taxen und gebühren; taxen & gebühren; ein- und ausschiffungsgebühren;
      einschiffungsgebühren; an- und ablegegebühren; sicherheitsgebühr; sicherheitsgebühren; luftverkehrsteuer;
      luftverkehrssteuer; luftverkehrsabgabe; flughafen(gebühren|steuern|taxen|steuer); touristensteuer;
      touristenabgabe; kurtaxe; passagier(gebühren|abgabe|steuer); staatliche (gebühren|abgaben|steuern);
      behördliche (gebühren|abgaben|gebühren und steuern); mehrwertsteuer; mwst; mwst.; umsatzsteuer; ust;
      treibstoffzuschlag; kerosinzuschlag; umweltabgabe; emissionszuschlag; co2-abgabe; ets-zuschlag;
      schleusengebühren; ökosteuer; hafen- und sonstige gebühren; gesamt steuern und gebühren
    `),
    total: phrases(`
      gesamt; gesamt(preis|reisepreis|betrag|summe|kosten|rechnungsbetrag|rechnung|wert|preis in eur|preis der
      reise|preis in euro|reisepreis in eur|preis aller personen|preis aller reisenden|buchungspreis|betrag der
      buchung|preis inkl|preis der buchung|preis für alle|zahlbetrag|urlaubspreis|preis brutto|summe
      brutto|forderung); gesamtpreis (der reise|der buchung|für alle reisenden|für alle personen|für alle
      gäste|für|in eur|in euro|in chf|inkl. steuern|inklusive aller steuern|für 2 personen|für 2 erwachsene|aller
      teilnehmer|aller reiseteilnehmer|ihrer reise|deiner reise|pro kabine|pro buchung); gesamtsumme (in eur|der
      rechnung|brutto|); (ihr|dein) (gesamtpreis|reisepreis gesamt|gesamtreisepreis|endpreis); reisepreis
      (gesamt|insgesamt|total|inkl. aller leistungen); endpreis; endbetrag; endsumme; end-preis; end-preis der
      reise; summe; summe (gesamt|der buchung|brutto|in eur|der reise|total|aller leistungen|aller
      teilnehmer|rechnung|eur); total; totalbetrag; totalpreis; total chf; total eur; total
      (reisepreis|buchung|rechnung|in chf|in eur|zu ihren lasten); rechnungs(betrag|summe|total|endbetrag|betrag
      gesamt|gesamtbetrag); brutto(betrag|summe|gesamt|gesamtpreis|rechnungsbetrag); insgesamt; alles zusammen; zu
      zahlen; zu zahlender (betrag|gesamtbetrag|reisepreis); zahlbetrag; zahlungsbetrag; betrag gesamt; preis
      gesamt; preis insgesamt; kosten gesamt; gesamt eur; gesamt in eur; gesamt (brutto|inkl.
      mwst|reisepreis|buchung|preis|kosten|betrag); reisegesamtpreis; buchungssumme; buchungsbetrag; urlaubspreis;
      auftragssumme; auftragswert; inklusivpreis gesamt; gesamtreisepreis aller personen; zu bezahlen;
      gesamtkosten der reise; gesamtpreis (chf|eur)
    `),
    subtotal: phrases(`
      zwischensumme; zwischen-summe; zwischentotal; übertrag; netto; netto(betrag|preis|summe|reisepreis|gesamt);
      summe (netto|pro person|je
      person|zusatzleistungen|leistungen|nebenleistungen|extras|rabatte|ermäßigungen|steuern und
      gebühren|hafengebühren|pro gast|abzüge|ausflüge|flüge);
      (gesamt|preis|summe|reisepreis|kreuzfahrtpreis|endpreis|gesamtpreis|kosten) (pro person|p. p.|p.p.|je
      person|pro gast|pro kopf|je gast|pro reisendem); pro person; p. p.; p.p.; je person; pro gast; preis/person;
      einzelpreis; einzel-preis; stückpreis; preis pro einheit; reisepreis nach (rabatt|abzug|ermäßigung);
      reisepreis abzüglich; reduzierter preis; ermäßigter preis; reduzierter reisepreis; preis nach rabatt;
      provision; vermittlungsprovision; agenturprovision; reisebüroprovision; netto-provision; zusatzleistungen
      gesamt; summe pro kabine; gesamtrabatt; gesamt rabatt; gesamtersparnis; gesamt ermäßigungen; summe
      teilnehmer; teilsumme; teilbetrag pro person; anteil pro person; darin enthalten; enthaltene mwst; darin
      enthaltene mehrwertsteuer; inkl. mwst
    `),
    deposit: phrases(`
      anzahlung; anzahlungen; anzahlung (erhalten|bezahlt|gezahlt|geleistet|eingegangen|gebucht|in höhe von|25
      %|20 %|25%|20%|betrag|per kreditkarte|eingang|vom|35 %|30 %|dankend erhalten|überwiesen|erhalten am|bezahlt
      am|eingegangen am|gezahlt am|geleistet am); anzahlungs(betrag|summe|höhe|rechnung);
      (geleistete|bezahlte|erhaltene|gezahlte|eingegangene|erforderliche|fällige|abzüglich|ihre|deine|vereinbarte|bereits
      geleistete|bereits gezahlte|bereits bezahlte|abzgl.|abzgl) anzahlung; 1. anzahlung; erste anzahlung;
      vorauszahlung; depot; kaution; höhe der anzahlung; reiseanzahlung
    `),
    balance: phrases(`
      rest; rest(betrag|zahlung|summe|preis|forderung|saldo|zahlungsbetrag|reisepreis|schuld|kosten); restbetrag
      (der reise|in eur|offen|zu zahlen|eur); offen; offener
      (betrag|restbetrag|saldo|rest|rechnungsbetrag|posten|reisepreis|gesamtbetrag); offene
      (restzahlung|zahlung|summe|forderung|beträge); offene posten; noch offen; noch offener
      (betrag|restbetrag|saldo); noch zu (zahlen|bezahlen|leisten|begleichen); noch zu zahlender
      (betrag|restbetrag); noch ausstehend; noch fällig; noch zu zahlen sind; ausstehend; ausstehender
      (betrag|restbetrag|saldo); ausstehende (zahlung|zahlungen|restzahlung|summe); saldo; saldo (zu ihren
      lasten|zu unseren gunsten|offen|zu zahlen|eur|chf); verbleibend; verbleibender
      (betrag|restbetrag|saldo|reisepreis|rest); verbleibende (restzahlung|zahlung|summe); schlusszahlung;
      endzahlung; zu zahlen bleibt; bleibt zu zahlen; es verbleibt; es verbleiben; es verbleibt ein restbetrag
      von; zu zahlender restbetrag; restbetrag zu ihren lasten; fälliger (betrag|restbetrag|saldo); aktueller
      (saldo|restbetrag); ihr (restbetrag|saldo|offener betrag); dein restbetrag; differenzbetrag; zahlbetrag
      offen; offenstehend; restliche zahlung; restlicher (betrag|reisepreis)
    `),
    paid: phrases(`
      bezahlt; bezahlt (am|per|mit|haben sie|haben sie bereits|wurde|wurden); gezahlt; gezahlt
      (am|per|wurde|wurden); zahlung; zahlungen; zahlung (erhalten|eingegangen|vom|am|per|vom kunden|mit|dankend
      erhalten|eingang|erfolgt am|erhalten am|eingegangen am|geleistet am|bis heute|verbucht am); zahlungseingang;
      zahlungseingänge; zahlungseingang (am|vom|per|dankend); zahlungs-eingang; geldeingang; eingang; eingang
      (am|vom|per); eingegangen; eingegangen (am|per|ist|sind); eingegangene zahlung; eingegangene zahlungen;
      (bisherige|geleistete|erhaltene|bisher eingegangene|bisher geleistete|verbuchte|bereits geleistete|bereits
      erhaltene|bisher erhaltene|bereits eingegangene|ihre|ihre bisherigen|deine|abzüglich|abzgl.)
      (zahlungen|zahlung); bereits (bezahlt|gezahlt|geleistet|erhalten|eingegangen|beglichen|überwiesen|gezahlter
      betrag|gezahlte beträge|bezahlter betrag); bisher (bezahlt|gezahlt|eingegangen|geleistet|erhalten);
      erhalten; erhalten (am|per|mit dank|haben wir|haben wir am|von ihnen|dankend); dankend erhalten; dankend
      erhalten am; beglichen; beglichen am; geleistet; geleistet am; überwiesen; überwiesen am; überweisung;
      überweisung (am|vom|eingegangen am); kreditkarte; kreditkartenzahlung; per
      (kreditkarte|überweisung|lastschrift|visa|mastercard|paypal); lastschrift; lastschrifteinzug; abbuchung;
      abgebucht; abgebucht am; eingezogen am; banküberweisung; sofortüberweisung; paypal; visa; mastercard;
      american express; amex; ec-karte; ec-zahlung; girocard; barzahlung; teilzahlung; teilbetrag bezahlt; rate;
      1. rate; 2. rate; gutgeschrieben am; verbucht am; kreditkarte belastet am; belastet am; gesamt bezahlt;
      gesamt gezahlt; summe (zahlungen|der zahlungen|zahlungseingänge|bezahlt); abzüglich bereits
      (gezahlt|bezahlt); dankend; restzahlung (erhalten|eingegangen|bezahlt|geleistet) (am|); restbetrag
      (erhalten|eingegangen|bezahlt) (am|); ihre anzahlung vom
    `),
    credit: phrases(`
      bordguthaben; bord-guthaben; bordguthaben (in höhe von|von|pro kabine|pro person); guthaben an bord;
      onboard-guthaben; onboard guthaben; bordkredit; bord-kredit; bordgutschein; bord-gutschein;
      bordkonto-guthaben; bordguthaben inklusive; obc; onboard credit; getränkeguthaben; wellnessguthaben;
      ausflugsguthaben; bordbonus; bordkontogutschrift; borderlebnisguthaben
    `),
    addon: phrases(`
      trinkgeld; trinkgelder; trinkgeld (vorausbezahlt|inklusive|vorab); (vorausbezahlte|vorab bezahlte)
      (trinkgelder|serviceentgelte); servicepauschale; serviceentgelt; service-entgelt; hotelservicegebühr;
      hotel-serviceentgelt; hotelserviceentgelt; bedienungsgeld; bedienungsentgelt; servicegebühr;
      servicegebühren; service-gebühr;
      reise(versicherung|rücktrittsversicherung|rücktrittskostenversicherung|schutz|abbruchversicherung|krankenversicherung|rücktritt-versicherung|rücktrittschutz|schutzpaket|unfallversicherung);
      reiseversicherung (komplettschutz|rundum-schutz|paket|premium); reise-rücktrittskosten-versicherung;
      rücktrittsversicherung; rücktrittskostenversicherung; stornoversicherung; annullierungskostenversicherung;
      annullationsversicherung; versicherung; versicherungen; versicherungspaket; versicherungsprämie;
      rundum-schutz; rundumschutz; rundumsorglos-schutz; rundum-sorglos-paket; komplettschutz; vollschutz;
      getränke(paket|pauschale|package|pakete); getränke-paket; getränke all inclusive; all inclusive-paket;
      all-inclusive-paket; internet(paket|-paket|-package|flatrate|); wlan; wlan-paket; wi-fi; wifi; wifi-paket;
      wlan-flat; landausflug; landausflüge; ausflug; ausflüge; ausflugspaket; landgangspaket; landausflugspaket;
      transfer; transfers; bustransfer; hafentransfer; hoteltransfer; flughafentransfer; bahnanreise; bahn;
      rail&fly; rail & fly; zug zum flug; zugfahrt; busanreise; bus; buszubringer; an-/abreise-paket; an- und
      abreisepaket; anreisepaket; flug; flüge; flugpreis; flugpaket; flugkosten; flug inkl. transfer; fluganreise;
      hin- und rückflug; linienflug; charterflug; flugzuschlag; hotel; hotelübernachtung; hotelaufenthalt;
      vorübernachtung; vor-übernachtung; nachübernachtung; vorprogramm; nachprogramm; vor-/nachprogramm;
      verlängerung; parken; parkplatz; parkgebühr; parkticket; bearbeitungsgebühr; bearbeitungsentgelt;
      buchungsgebühr; beratungsgebühr; auftragspauschale; reisebürogebühr; agenturgebühr; umbuchungsgebühr;
      umbuchungsentgelt; zuschlag; einzelkabinenzuschlag; einzelzuschlag; alleinbenutzungszuschlag;
      einzelbelegungszuschlag; aufpreis; mehrpreis; premiumpaket; spa; spa-paket; spezialitätenrestaurant;
      restaurantpaket; gepäckversand; gepäckservice; visum; visagebühr; visumgebühr; spende; atmosfair;
      co2-kompensation; klimaschutzbeitrag; geschenkgutschein; blumen; fotopaket; zusatzleistung;
      zusatzleistungen; extras; treibstoffkosten; dossierpauschale; dossiergebühr
    `),
    flight: phrases(`
      flug; flüge;
      flug(nummer|nr|-nr|-nr.|daten|zeiten|verbindung|verbindungen|plan|gesellschaft|linie|details|reise|information|informationen);
      flug nr; (ihre|deine) (flüge|flugdaten|flugzeiten|fluganreise); (ihr|dein) flug; hinflug; rückflug;
      hin-/rückflug; hin- und rückflug; airline; fluggesellschaft; flug hin; flug zurück; abflug; fluganreise;
      flugabreise; anreise (per|mit dem) flug; anschlussflug; zubringerflug; fluglinie; carrier
    `),
    hotel: phrases(`
      hotel; hotels; hotel(name|aufenthalt|übernachtung|übernachtungen|buchung|leistung|daten|nächte); (ihr|dein)
      hotel; name des hotels; vorübernachtung; nachübernachtung; vor- und nachprogramm; vorprogramm; nachprogramm;
      vorprogramm hotel; übernachtung (im|im hotel|vor der kreuzfahrt|nach der kreuzfahrt); hotel (vor|nach) (der
      kreuzfahrt|kreuzfahrt); hotelunterkunft; aufenthalt im hotel; verlängerungshotel; vorreisehotel;
      anreisehotel; unterkunft an land; zimmertyp hotel; pension; gästehaus
    `),
    seat: phrases(`
      sitz; sitzplatz; sitzplätze; sitzplatznummer; sitzplatz nr; sitz nr; sitzplatzreservierung; platz; plätze;
      platznummer; reserviert sitze; sitzreihe
    `),
    record_locator: phrases(`
      (airline|flug|fluggesellschafts|airline-|flug-)(buchungsnummer|buchungscode|referenz|reservierungsnummer|code|bestätigung|bestätigungsnummer|pnr|filekey);
      filekey; file key; airline-(code|ref|referenz|nummer|buchungsnummer); buchungscode (der airline|der
      fluggesellschaft|flug|airline|für den flug); buchungsnummer (der airline|der fluggesellschaft|flug|hotel|des
      hotels|airline); reservierungscode (flug|der airline|airline); pnr; pnr-code; record locator; rloc;
      amadeus-code; amadeus code; amadeus-filekey; sabre-code; galileo-code; hotelbestätigung;
      hotelbestätigungsnummer; hotelreservierung; hotelreservierungsnummer; hotelbuchungsnummer; hotel-referenz;
      bestätigungsnummer (hotel|des hotels|flug); reservierungsnummer (hotel|des hotels|flug);
      bahn-buchungsnummer; auftragsnummer bahn; mietwagen-nr
    `),
    address: phrases(`
      adresse; anschrift; hoteladresse; hotelanschrift; adresse des hotels; straße; strasse; str; lage; wohnort;
      postanschrift; rechnungsadresse; rechnungsanschrift; ort; straße/hausnummer
    `),
    arrival: phrases(`
      ankunft; an; ank; ank.; ankunft(szeit|szeiten|suhrzeit|ca.); ankunfts(zeit|uhrzeit); anlauf; anlaufzeit;
      anlegen; anlegezeit; ankunft (uhr|uhrzeit|ortszeit|um|ca|im hafen); einlaufen; eintreffen; landung; landet;
      landezeit; liegezeit; liegezeit von; ankommen; an uhr; im hafen (ab|von); arrival; eta
    `),
    departure: phrases(`
      abfahrt; ab; abf; abf.; abfahrts(zeit|uhrzeit|zeiten); abfahrt (uhr|uhrzeit|ortszeit|um|ca); auslaufen;
      auslaufzeit; ablegen; ablegezeit; abflugzeit; abreise; abgang; abfahren; ab uhr; alle an bord; an bord bis;
      leinen los; liegezeit bis; weiterfahrt; departure; etd; abreisezeit
    `),
    other_text: phrases(`
      hinweis; hinweise; wichtige hinweise; bemerkung; bemerkungen; anmerkung; anmerkungen; notiz; notizen;
      sonderwünsche; sonderwunsch; kundenwunsch; wünsche; bettenstellung; betten; bettenaufteilung; bett;
      bettwunsch; doppelbett; e-mail; email; e-mail-adresse; mail; website; webseite; web; homepage; status;
      buchungsstatus; bearbeitungsstatus; zahlungsstatus; land; staat; stadt; nationalität; staatsangehörigkeit;
      staatsbürgerschaft; geschlecht; alter; anrede; beschreibung; bezeichnung; artikel; leistung; leistungen;
      enthaltene leistungen; inklusivleistungen; inklusive; eingeschlossene leistungen; anzahl; menge; anz; anz.;
      stück; betrag; tag; wochentag; zeit; uhrzeit; notfallkontakt; kontakt im notfall; sprache; bordsprache;
      zahlungsart; zahlungsweise; zahlungsmethode; zahlart; zahlungsmodalitäten; zahlungsplan;
      zahlungsbedingungen; zahlungsinformationen; bank; bankverbindung; kontoinhaber; empfänger; tarifart;
      tarifname; tariftyp; ihr tarif; kundenstufe; stufe; level; reiseunterlagen; reisedokumente;
      einreisebestimmungen; pass- und visabestimmungen; reisehinweise; sehr geehrte; sehr geehrter; sehr geehrte
      damen und herren; liebe; lieber; guten tag; hallo; mit freundlichen grüßen; ihr team; geschäftsführer;
      geschäftsführung; sitz der gesellschaft; betreff; antwort; personenzahl; anzahl personen; anzahl erwachsene;
      anzahl kinder; erwachsene; kinder; reiseart; versicherungsstatus; preis pro tag; posten; nr; mobilität;
      allergien; ernährung; reisepasspflicht; gepäckanhänger
    `),
  },
  sea_day: phrases(`
    seetag; seetage; tag auf see; ein tag auf see; tage auf see; auf see; erholung auf see; entspannung auf see;
    erholsamer tag auf see; entspannter tag auf see; erlebnis auf see; erholungstag auf see; erholungstag;
    kreuzen; kreuzen (im|in|vor|auf|entlang|durch|vor der küste); auf hoher see; schiffstag; fahrt durch; fahrt
    auf; flussfahrt; tag auf dem fluss; panoramafahrt; durchfahrt; passage (der|des|durch); panoramapassage;
    überquerung; überquerung (des|der); überfahrt; atlantiküberquerung; querung; internationale datumsgrenze;
    überquerung der datumsgrenze; datumsgrenze; auf dem meer; kreuzen im eis; seetag/kreuzen; transit; transit
    durch; transitfahrt; kanalfahrt; kanaldurchfahrt; kanalpassage; passieren; at sea; auf dem atlantik; kein
    hafen
  `),
  overnight: phrases(`
    über nacht; übernacht; over night; overnight; übernachtung; übernachtung im hafen; über nacht im hafen;
    liegezeit über nacht; schiff bleibt über nacht; übernachtaufenthalt; overnight-aufenthalt; bleibt über nacht;
    nachtliegezeit; ü/n; ün; o/n
  `),
  arrive: phrases(`
    an; ank; ank.; ankunft; ankunftszeit; ankunft um; anlegen; von; anlauf; einlaufen; arrival; ab uhr; ca. an
  `),
  depart: phrases(`
    ab; abf; abf.; abfahrt; abfahrtszeit; abfahrt um; ablegen; auslaufen; bis; abreise; leinen los; alle an bord;
    departure; bis ca
  `),
  noon: phrases(`
    mittag; mittags; 12 uhr mittags; zwölf uhr mittags
  `),
  midnight: phrases(`
    mitternacht; mitternachts; 24 uhr; um mitternacht; null uhr
  `),
  titles: phrases(`
    herr; herrn; hr; hr.; frau; fr; fr.; frl; fräulein; familie; fam; eheleute; ehepaar; kind; baby; kleinkind;
    dr; dr.; prof; prof.; professor; dipl; dipl.-ing; dipl.-kfm; ing; mag; mag.; med; kd; bby; mr; mrs; ms; miss;
    mstr; h; herr und frau; freiherr; graf; gräfin; baron; baronin
  `),
  and: phrases(`
    und; &; u; u.; sowie
  `),
  person_kinds: phrases(`
    erwachsener; erwachsene; erw; erw.; kind; kinder; kd; jugendlicher; jugendliche; jugendl; baby; kleinkind;
    säugling; senior; seniorin; senioren; gast; gäste; passagier; reisender; reisende; reiseteilnehmer; anmelder;
    hauptreisender; hauptgast; person; personen; alter; jahre; jahre alt; j; geb; geb.; geboren; männlich;
    weiblich; m; w; d; deutsch; deutsche; österreich; schweiz; gast (1|2|3|4); person (1|2|3|4); 1. person; 2.
    person; 3. person; 4. person; staatsangehörigkeit
  `),
  from: phrases(`
    von; vom; ab; aus
  `),
  to: phrases(`
    bis; nach; bis zum; bis einschließlich; bis nach; zum; zurück nach; -; –; —; →; an; und zurück
  `),
  asked: phrases(`
    fällig; zahlbar; zu zahlen; zu leisten; zu überweisen; bis; bis zum; bis spätestens; erforderlich; erbeten;
    offen; bitte zahlen; bitte überweisen; noch zu zahlen; spätestens; sofort fällig; ausstehend; zu entrichten;
    wird abgebucht; wird eingezogen; zu begleichen; nicht bezahlt; unbezahlt; anstehend; geplant
  `),
  received: phrases(`
    bezahlt; gezahlt; erhalten; eingegangen; eingang; dankend erhalten; dankend; geleistet; beglichen; überwiesen;
    zahlungseingang; verbucht; gebucht am konto; abgebucht am; eingezogen am; gutgeschrieben; zahlung; vielen
    dank; abzüglich; erfolgt; bereits; belastet; entrichtet; vereinnahmt; bisher
  `),
  paid_in_full: phrases(`
    vollständig (bezahlt|gezahlt|beglichen); komplett (bezahlt|gezahlt|beglichen); voll bezahlt; bereits
    vollständig bezahlt; ausgeglichen; kein (offener betrag|restbetrag|zahlbetrag offen); keine
    (restzahlung|zahlung offen|offenen beträge|offenen posten); nichts mehr zu zahlen; der reisepreis ist bezahlt;
    reisepreis vollständig bezahlt; gesamtbetrag bezahlt; gesamtbetrag erhalten; saldo ausgeglichen; rechnung
    beglichen; es ist kein betrag mehr offen
  `),
  day: phrases(`
    tag; t; reisetag; kreuzfahrttag; tage
  `),
  aside: phrases(`
    stornierung; stornierungen; storno;
    storno(bedingungen|kosten|gebühren|staffel|tabelle|fristen|staffelung|entgelte|regelung|pauschalen);
    stornierungs(bedingungen|kosten|gebühren|staffel|fristen|regelung); annullation; annullationsbedingungen;
    annullierungsbedingungen; annullierungskosten; rücktritt; rücktritt (vom vertrag|durch den kunden|des
    kunden|vor reisebeginn|vom reisevertrag|durch den reisenden);
    rücktritts(bedingungen|kosten|gebühren|entschädigung|pauschale|pauschalen|recht|staffel|regelung);
    entschädigungspauschale; entschädigungspauschalen; bei rücktritt; bei stornierung; wenn sie stornieren; falls
    sie stornieren; wenn du stornierst; im falle (eines rücktritts|einer stornierung); umbuchung; umbuchungen;
    umbuchungs(gebühren|bedingungen|regelung); reisebedingungen; allgemeine
    (reisebedingungen|geschäftsbedingungen|beförderungsbedingungen|hinweise|informationen); agb; es gelten die;
    geschäftsbedingungen; zahlungsbedingungen; wichtige (hinweise|informationen); bitte beachten sie;
    reiserücktrittsversicherung empfohlen; datenschutz; datenschutzhinweise; formblatt; standardinformationsblatt;
    formblatt zur unterrichtung; insolvenzabsicherung; einreisebestimmungen; das könnte (sie|ihnen|dir) (auch|)
    (interessieren|gefallen); das könnte sie interessieren; das könnte dich (auch|) interessieren; weitere
    (reisen|kreuzfahrten|angebote|reiseangebote|termine); unsere (empfehlung|empfehlungen|angebote|tipps) für sie;
    unsere empfehlungen; empfehlungen für sie; für sie empfohlen; (ihre|deine) nächste (reise|kreuzfahrt); nächste
    reise; neue reisen; (frühere|vergangene|bisherige|vorherige|letzte) (reisen|kreuzfahrten); (ihre|deine)
    (bisherigen|vergangenen|letzten) (reisen|kreuzfahrten); reisehistorie; reisearchiv; noch nicht gebucht; jetzt
    buchen; noch buchbar; sonderangebote; aktuelle angebote; wussten sie schon; haben sie schon; lust auf mehr;
    lust auf; schon gewusst; tarifbedingungen; alternativ; alternativangebot; ersatzreise; weiterer termin;
    preisbeispiel; vertragsbedingungen; haftung; mindestteilnehmerzahl; widerruf; widerrufsrecht; noch zu buchen
  `),
  quote: phrases(`
    angebot; reiseangebot; kreuzfahrtangebot; unverbindliches angebot; unverbindlich; unverbindliche
    (preisauskunft|anfrage|reservierung|option|offerte); kostenvoranschlag; offerte; reiseofferte; preisangebot;
    reisevorschlag; vorschlag; kalkulation; preisauskunft; preisanfrage; optionsbuchung; optionsbestätigung;
    optionsreservierung; optionierung; optioniert; vorreservierung; vorgemerkt; vormerkung; keine buchung; noch
    nicht gebucht; noch keine buchung; keine buchungsbestätigung; dies ist keine
    (buchungsbestätigung|bestätigung|buchung|rechnung); buchungsanfrage; reiseanfrage; warteliste; ihr angebot;
    individuelles angebot; angebot freibleibend; voraussichtlicher (gesamtpreis|reisepreis)
  `),
  cancelled: phrases(`
    storniert; stornobestätigung; stornierungsbestätigung; storno-bestätigung; stornorechnung; storno-rechnung;
    stornierungsrechnung; wurde storniert; ist storniert; haben wir storniert; stornierung (ihrer buchung|der
    buchung|deiner buchung|bestätigt); buchung storniert; status storniert; annulliert; annullierung bestätigt;
    wurde annulliert; rücktrittsbestätigung; bestätigung der stornierung; reise abgesagt; wurde abgesagt; abgesagt
  `),
  brochure: phrases(`
    ab preis; preise ab; reisepreise ab; ab-preis; ab-preise; p. p. ab; p.p. ab; pro person ab; preis pro person
    ab; schon ab; bereits ab; jetzt buchen; jetzt sichern; jetzt anfragen; katalog; reisekatalog; prospekt;
    newsletter; abmelden; abbestellen; newsletter abbestellen; vom newsletter abmelden; beratung und buchung;
    top-angebote; reise-deals; deals; schnäppchen; unsere reisen; reisen 2026; reisen 2027; kreuzfahrten 2026;
    kreuzfahrten 2027; nur für kurze zeit; restplätze; buchbar bis; hier buchen; reisepreis pro person ab
  `),
  titles_of_documents: phrases(`
    buchungsbestätigung; reisebestätigung; bestätigung; bestätigung/rechnung; bestätigung / rechnung;
    buchungsbestätigung/rechnung; buchungsbestätigung / rechnung; buchungsbestätigung und rechnung;
    reisebestätigung/rechnung; reisebestätigung / rechnung; reisebestätigung und rechnung; bestätigung und
    rechnung; rechnung; rechnung/bestätigung; rechnung / bestätigung; reiserechnung; kreuzfahrtrechnung;
    kreuzfahrtbestätigung; auftragsbestätigung; reiseanmeldung; anmeldung; reisevertrag; reiseunterlagen;
    reisedokumente; reiseplan; reiseverlauf; ihr reiseverlauf; ihre reise; ihre reisedaten; deine reise;
    reiseübersicht; buchungsübersicht; buchungsdetails; ihre buchung; deine buchung; ihre buchungsdaten;
    buchungsdaten; buchung; reservierung; reservierungsbestätigung; voucher; gutschein; ticket; kreuzfahrtticket;
    e-ticket; eticket; bordkarte; boarding pass; bordpass; schiffsticket; zahlungsbestätigung; zahlungseingang;
    quittung; kopie; original; kundenkopie; kundenausfertigung; zusammenfassung; leistungsübersicht; leistungen;
    fahrplan; reiseroute; willkommen an bord; herzlich willkommen; vielen dank; vielen dank für ihre buchung;
    danke für deine buchung; seite; sehr geehrte; sehr geehrter; liebe; lieber; hallo; check-in; sicherungsschein;
    änderungsbestätigung; umbuchungsbestätigung; umbuchung; weitergeleitete nachricht; anzahlungsrechnung;
    schlussrechnung; duplikat
  `),
  months: [
    'januar; jan; jän',
    'februar; feb',
    'märz; mär; mrz; maerz',
    'april; apr',
    'mai',
    'juni; jun',
    'juli; jul',
    'august; aug',
    'september; sep; sept',
    'oktober; okt',
    'november; nov',
    'dezember; dez',
  ].map((names) => phrases(names)),
  weekdays: [
    'montag; mo',
    'dienstag; di',
    'mittwoch; mi',
    'donnerstag; do',
    'freitag; fr',
    'samstag; sa',
    'sonntag; so',
  ].map((names) => phrases(names)),
  hints: {
    // what a document is
    cancellation_terms: phrases('tage vor; storn'),
    conditional: phrases('wenn; falls; kostenlos; gratis; bis; tage; versicherung; bedingungen; kosten'),
    other_service: phrases('parkplatz; parkhaus; parken; versicherungsschein; versicherungspolice'),
    confirms: phrases('bestätig; bestatig'),
    // days and times
    nights: phrases('nächte'),
    night: phrases('nacht; nachte'),
    days_of_name: phrases('naechte; tage; tägige'),
    joins_days: phrases('und; bis'),
    dated: phrases('vom'),
    by_then: phrases('bis (zum|spätestens|); spätestens (am|)'),
    day_of_letter: phrases('den'),
    opens: phrases('offen; ab; möglich; verfügbar; freigeschaltet; beginnt'),
    to_day: phrases('bis (zum|)'),
    of_other_number: phrases('tag'),
    noon_time: phrases('mittag(s|)'),
    midnight_time: phrases('mitternacht'),
    only_date: phrases('datum'),
    // numbers of bookings
    number_word: phrases('nummer'),
    number_of: phrases('der'),
    says_number: phrases('nummer; vorgang'),
    number_or_code: phrases('nummer'),
    small_before_number: phrases('nr; unter; mit; der'),
    // names of companies, cabins, cruises and ports
    with_whom: phrases('bei; der; beim'),
    needs_another: phrases('und; mit; von; ab; der; zu'),
    and: phrases('und'),
    agency_word: phrases('reisen; reisebüro; reiseburo; touristik; seereisen; kreuzfahrten'),
    phone: phrases('telefon; fon'),
    charge: phrases('gebühr; entgelt'),
    phone_first: phrases('telefon; fon'),
    said_of_agency: phrases('ihr(e|); für; spezial*'),
    adviser: phrases('berater; ansprechpartner; sachbearbeit; expedient; bearbeit; bedient; betreut'),
    mail_from: phrases('von'),
    phone_behind: phrases('telefon'),
    small_of_agency: phrases('und'),
    forwarded: phrases('weitergeleitet'),
    emergency: phrases('notfall'),
    guaranteed: phrases('garantie; glückskabine'),
    cabin_kind: phrases('balkon; veranda; innenkabine; außenkabine; kabine'),
    category: phrases('kat(.|); kategorie'),
    deck: phrases('deck'),
    cruise: phrases('kreuzfahrt; reise; rundreise'),
    aboard: phrases('an bord (der|des|); mit; auf (der|)'),
    day_behind_name: phrases('vom; am; von; ab'),
    name_goes_on: phrases('und; mit; von; ab; nach; bis; im; zu'),
    region: phrases(`
      golf von; inseln; mittelmeer; karibik; ostsee; adria; (ä|a)g(ä|a)is; kanar+; nordkap; antarkti+; arkti+;
      donau; rhein; nil
    `),
    port_word: phrases('hafen'),
    on_weekday: phrases('am'),
    in_port: phrases('aus; von; ab; nach; in'),
    day_behind_port: phrases('den; am'),
    port_of: phrases('hafen (von|)'),
    // money
    price_from: phrases('ab; schon ab'),
    price_from_only: phrases('ab nur'),
    currency_usd: phrases('amerikanische(r|n|)( |-)dollar*; us-dollar*'),
    currency_cad: phrases('kanadische(r|n|) dollar*'),
    currency_aud: phrases('australische(r|n|) dollar*'),
    currency_gbp: phrases('(britische|) pfund (sterling|)'),
    currency_chf: phrases('(schweizer|) franken'),
    currency_nok: phrases('norwegische kronen*'),
    currency_sek: phrases('schwedische kronen*'),
    currency_dkk: phrases('dänische kronen*'),
    exchange_rate: phrases('wechselkurs; umrechnung; pro tag; bordkonto'),
    short_with_stop: phrases('inkl; zzgl; abzgl; exkl; ca; nr; gebühr'),
    between_labels: phrases('der; des; das; ihre; ihrer'),
    after: phrases('nach; abzüglich; minus'),
    including: phrases('inkl; einschlie'),
    for: phrases('für'),
    this_or_your: phrases('diese; ihre'),
    the: phrases('die'),
    with: phrases('ink; mit'),
    not_yet: phrases('nicht; noch; muss; sobald; wenn; bis; erst'),
    by_day: phrases('bis; vor'),
    per_person: phrases('pro (person|kopf|gast)'),
    means: phrases('überweisung; ec-karte; kreditkarte'),
    price: phrases('(reise|grund|kreuzfahrt|)(preis|tarif)'),
    of_card: phrases('kreditkarte; karte; endet auf; endend auf'),
    of_cheque: phrases('scheck; nr'),
    times: phrases('von'),
    each_at: phrases('à; je'),
    up_to: phrases('bis zu'),
    // people
    guest: phrases('gast; reisende; person; erwachsen; kind'),
    member_card: phrases('karte(n|); mitglied(s|)'),
    number_of_card: phrases('nummer'),
    family_name: phrases('nachname; familienname; name'),
    given_name: phrases('vorname'),
    payer: phrases('kunde; besteller; anmelder'),
    kind_in_system: phrases('kd; erw'),
    greeting: phrases('liebe; sehr; hallo; guten'),
    born: phrases('geb(.|)'),
    family: phrases('familie'),
    of_things: phrases('bedingungen; hinweise; versicherung'),
    name_particle: phrases('von; der; den; zu'),
    // itineraries
    disembarks: phrases('ausschiff'),
    embarks: phrases('einschiff'),
    call: phrases('hafen; anlauf; einschiff*; ausschiff*'),
    service: phrases('(land|)(ausflüge|ausfluge|ausflüg|ausflug); (reise|)versicherung'),
    port_mark: phrases('einschiffung; ausschiffung'),
    how_moored: phrases('tenderhafen; auf reede; reede'),
    aside_of_call: phrases('einschiff; ausschiff'),
    part_of_day: phrases('früh; morgens; vormittag(s|); nachmittag(s|); abend(s|); spät'),
    for_whom: phrases('für'),
    to_time: phrases('bis'),
    leaving: phrases('ausschiff'),
    boarding: phrases('einschiff'),
    from_time: phrases('ab'),
    by_time: phrases('bis; spätestens'),
    not_boarding: phrases('ausschiff'),
    // flights and hotels
    stay_details: phrases('zimmer; frühstück; fruhstuck'),
    ends_in_stop: phrases('hotel; flughafen; bahnhof'),
    ship_or_pier: phrases('hafen; schiff'),
    to_stop: phrases('nach; zum; zur'),
    before_airport: phrases('von; vom; nach; ab; an; abflug; ankunft; um; uhr'),
    to_airport: phrases('nach; von'),
    to_airport_short: phrases('ab; an'),
    record_locator: phrases('buchungscode; flugcode'),
    of_flight: phrases('flug'),
    no_address: phrases('anreise; abreise; ankunft; telefon; bestätigung; bestatigung'),
    before_day_of_stay: phrases('vom; ab; am'),
    address_label: phrases('adresse; anschrift; lage'),
    hotel_kind: phrases('gasthof'),
    afterwards: phrases('nach; nachprogramm'),
    when_of_hotel: phrases('vor; nach'),
    stay_day: phrases('anreise; abreise; ankunft; vom; von'),
    extension: phrases('(vor|nach)(programm|übernachtung); verlängerung'),
    hotel_confirmation: phrases('bestätigung; bestätigungsnummer; buchung'),
    confirmation_sign: phrases('nr(.|)'),
    accommodation: phrases('unterkunft'),
    day_behind_hotel: phrases('vom; von; am'),
    your: phrases('ihr'),
    hotel_and: phrases('hotel(s|) und'),
    flight: phrases('flug'),
    detail_of_flight: phrases('sitz; buchung'),
    next_day: phrases('folgetag; am nächsten tag'),
    seat: phrases('sitz; platz'),
  },
};
