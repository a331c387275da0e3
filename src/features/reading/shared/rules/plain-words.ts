import { fold } from '#/core/search-text';

/**
 * The words that may leave the server: of building, of prices and of terms. Whatever is not here stays, so that a name,
 * a street or a place stays however it is written. Colours, landscapes and trades as people ('wit', 'berg',
 * 'timmerman') are left out on purpose: people are called by them.
 */
const linking = `
aan aangezien achter af al alle alleen als ander andere anders behalve beide bestaand bestaande bij binnen
boven buiten daarna daarom dan dat de deels der deze die dient dit door dus een eerder eerst eerste echter elk elke en
enkel er etc evenals extra gebeurt gedeelte gedeeltelijk gedeeltelijke geen gelden geldt gelijk geldig gelieve gezien
hebben heeft het hierbij hieronder hiervan hij hoeveel hoogstens ieder iedere in inclusief indien inbegrepen is ja kan kunnen
laatste langs later maar maximaal maximum meer men met mits minder minimaal minimum minstens moet moeten mogelijk na naar nadat
neen niet niets nieuw nieuwe nog nodig nodige ofwel of om omdat onder onze ook op oude over per pas reeds rond rondom samen slechts
sommige steeds te tegen telkens ten ter tijdens toe tot tussen twee twaalf tweede drie derde dertig vier vierde vijf zes zeven
acht negen tien twintig u uit uiterlijk uw van vanaf vast vaste verder via vol volgens volgende volledig volledige volstrekt
voor vooraf vooral voordat voorzien waar waarbij waarin waarop waarvan waarvoor wanneer want wat wel werd welke wij
worden wordt zal zelf zich zij zijn zijde zo zoals zodat zonder zowel zullen
alles algemeen algemene apart diverse diversen eenvoudig eenvoudige exclusief excl incl nvt idem ongeveer circa ca min plus
compleet complete standaard basis speciaal speciale verschillende verlaagd verlaagde volgnummer nummer
`;

const units = `
m cm mm dm km lm m² m³ m2 m3 mk st stk stuk stuks set sets paar pak zak rol doos liter l kg ton uur uren dag dagen werkdag
werkdagen kalenderdagen week weken maand maanden jaar jaren kw kwh kwp wp watt w va ma amp volt bar graden % x
`;

const terms = `
aanbetaling aanneming aannemer aanvaarding aanvang aanvangen aanvullend aanvullende aansprakelijk aansprakelijkheid acompte
afgewerkt afgesproken afhankelijk afrekening afspraak akkoord annulatie annulering attest attesten bedrag bedragen begin
begint beginnen belasting beslissing bestelbon bestelling betaald betaalbaar betalen betaling betalingen betalingstermijn
betalingsvoorwaarden bevestiging bewijs bijkomend bijkomende bijlage boete borg btw burgerlijke contant contract controle
creditnota datum definitief definitieve detail dringend duur duurt einde eindafrekening eindtotaal eenheid eenheidsprijs
eenheidsprijzen eur euro factuur facturen facturatie facturering forfait forfaitair forfaitaire garantie garanties
gebreken gedurende gegarandeerd geldigheid geldigheidsduur getekend goedkeuring gratis handtekening herziening hoeveelheid
hoeveelheden huisvuil index indexering ingebruikname interest intresten keuring klacht klachten klant korting kost kosten
kostprijs leveringstermijn levertermijn levering leveringen looptijd meerkost meerkosten meerprijs meerwerk
meerwerken mondeling nalatigheid netto niet-betaling offerte offertes omschrijving onderaannemer onderaannemers
ondertekening ongeval onvoorzien onvoorziene oplevering opleveringen opmeting opmetingen optie opties optioneel overeengekomen
overeenkomst overmacht partij partijen percent planning polis post posten precies premie premies prijs prijzen
prijsherziening procent regie rekening resterend resterende risico saldo schade schadevergoeding schijf schijven schriftelijk
schriftelijke som start starten startdatum stopzetting subtotaal supplement supplementen tarief tarieven technisch technische
termijn termijnen terugbetaling tienjarige toeslag totaal totaalbedrag totaalprijs uitgevoerd uitgevoerde uitstel uitvoering
uitvoeringstermijn uurloon vergoeding vergunning vindt keerzijde ommezijde bijgevoegd verhoging verlof verplicht verplichtingen verrekend verrekening vertraging
verval vervaldag vervalt verwijlintrest verzekerd verzekering verzekeringen voldaan voorbehoud voorlopig voorlopige voorschot
voorschotten voorwaarde voorwaarden vordering vorderingen vorderingsstaat vrijblijvend waarborg waarborgen waterdichtheid
weer weersomstandigheden werf wettelijk wettelijke wijziging wijzigingen 
appartement bewoning eengezinswoning gezinswoning huis ouder particulier particuliere privewoning rijwoning villa woning
woningen woonst verdieping verdiepingen gelijkvloers kamer kamers ruimte ruimtes
`;

/** These also make longer words: 'dak' and 'pannen' are 'dakpannen'. */
const building = `
rijen lagen type gespoten gemengd driedubbel meerlaags mdf fineer gazon graszoden afgraven recuperatie video binnen buiten
vat rendement hoog droogbouw vergoeding coordinatie veiligheid bediend heffen ondermetselen
aanbouw aanbrengen aanleg aanleggen aanpassen aanpassing aansluiten aansluiting aansluitingen aanvoer aarding acryl
afbraak afbreken afbraakwerken afdekken afdekking afdichten afdichting afkitten afkoppelen aflaten afplakken afscherming
afsluiter afsluiting afval afvoer afvoeren afwerken afwerking airco alarm alu aluminium arbeid armatuur asbest automaat
bad badkamer baksteen balk balken balkon balansventilatie balustrade band batterij bedieningen bediening behang behangen
behandelen behandeling beits bekabeling bekisting bekleden bekleding beglazing belichting bepleisteren bepleistering bepleisterd
beplanting beplating berging bergruimte bescherming beschermen beslag beton betonneren beugel beugels bevestigen bevloering blad
bladen blauwe blok blokken boiler boord boorden boren bouw bouwen bouwafval breken brander brievenbus buffer buis
buizen camera carport cement ceramisch chape chassis circuit closet collector comfort composiet condensatie constructie
container containers coating crepi dak daken dakbedekking dakdichting dakgoot dakpan dakpannen dakvenster dakwerk dakwerken
damp dampscherm dekvloer dekking demonteren demontage detectie detector deur deuren deurkruk dicht dichten dichting differentieel
domotica dorpel dorpels douche douchegoot doorvoer doorbraak draad dragend dragende droger drempel druk dubbel dubbele egalisatie
egaliseren eik eiken elektrisch elektrische elektriciteit element elementen emmer energie epdm eps ereloon erkend erkende
epoxy fermacell filter folie fornuis fotovoltaische front fronten frees frezen fundering funderingen funderingsplaat
garage gas gat gaten gebouw gelakt geleverd gelamineerd geplaatst geplaatste gevel gevels gevelsteen geluid gips
gipskarton gipsplaten gietvloer glas glazen golfplaten goot goten gootsteen graafwerk granito graven grind grond gronden
grondwerk grondwerken grondlaag haken handdoek hang hangtoilet hardhout hardsteen hek hellend hellende herstellen herstelling herstellingen
hervoegen hoek hoeken hoekprofiel hout houten houtskelet hulpstuk hulpstukken hybride hydro impregneren inbouw inbraak
inloop inkom inox inrichting installatie installaties installeren ingebouwd ingebouwde intercom inspectie isolatie isoleren
isolatieplaten kabel kabels kalk kamerbreed kanaal kanalen kanten karton kast kasten keerwand kelder keper kepers ketel keuken
keukens keramisch keramische kit kleed klimaat klink klinkers kolom kookplaat kookeiland koepel koker koken koppeling kraan kranen
kring kringen kroonlijst kruipkelder laag laadpaal lade laden lak lakken lakwerk lamellen laminaat lampen latei lateien latex
latten lavabo led leggen leiding leidingen leien leuning leveren licht lichtpunt lichtpunten lichtkoepel lift ligbad ligger lijm
lijmen lijst lijsten linoleum lood lucht luchtdicht maat maatwerk machine machines magazijn mal manueel marmer materiaal materialen
mazout mechanische membraan metaal metsel metselen metselwerk meting meter meubel meubels meubilair minerale montage monteren mortel
motor multiplex muren muur natuursteen netwerk nis nivelleren noodverlichting omheining omkasting omvormer onderdak onderdelen
onderhoud ondergrond onderlaag ondervloer ontkalker ontluchting ontmossen ontwerp opbraak opbreken opbouw opening openingen
oppervlakte opkuis opkuisen oprit opruimen opslag opsluitbanden opstand opstart opvoegen opvullen organisme osb overkapping
oven paal palen pakket paneel panelen pannen parket parlofoon pijp pir plaat plaatsen plaatsing plafond plafonds plamuren planken
plat platte pleister pleisteren pleisterwerk pleisterwerken plint plinten plug poort poorten pomp polyurethaan prefab primer
profiel profielen programmatie propaan puin pur put putten pvc radiator radiatoren raam ramen rail regel regen regenput regenwater
regenwaterput reinigen reiniging renovatie renoveren reparatie rioleren riolering roest rolluik rolluiken roofing rooster roosters
rubber rvs sanering sanitair sanitaire sarking schakelaar schakelaars scharnieren scherm schermen schilderen schilderwerk
schilderwerken schoorsteen schouw schrijnwerk schrijnwerken schroeven schuif schuifraam schuifdeur schuren septische sierpleister
silicone siphon slaapkamer slang sleuf sleuven slijpen slijpwerk slopen sloop slot sloten snelbouw snelbouwsteen spanten spatwand
spiegel spoel spoelbak spot spots spouw spouwmuur spuiten staal stabiliteit stabilise stalen steen stenen steiger stekker stelling
stellingen stopcontact stopcontacten stook stookolie storten stort stroom structuur stucwerk stut stutten systeem systemen
tank teelaarde tegel tegelen tegels tegelwerk tegelwerken teller terras terrassen thermostaat thermostatische
thuisbatterij timmerwerk toegang toestel toestellen toezicht toilet toiletten trap trapleuning trappen tuin tussenvloer uitbraak
uitbreiding uitbreken uitgraven uitrusting uitvlakken uitzetten unit utp vaatwasser vaat venster vensterbank vensters ventiel
ventilatie ventilator verankering verbinding verbouwing verdeelbord verdeelkast verdeler verf verharding verhuur verlichting verlagen
verluchting vermogen vernieuwen vernieuwing vernis vernissen verplaatsen versterken versterking vervangen vervanging verven verwarmen
verwarming verwerken verwijderen verwijdering vezel videofoon vinyl vlak vlakken vliegen vloer vloeren vloerder vlotter voeding voeg voegen
voegwerk voegsel voordeur voorbereiden voorbereidende voorbereiding voorgevel voorzetwand vorst vuil vullen vulling wand wanden warm warmte
warmtepomp was waste wasmachine wastafel water waterdicht waterdichte waterkering waterverzachter wapening wc welfsel welfsels
werk werken werfinrichting werkblad werkuren werfkast werkzaamheden wol zand zandcement zekering zekeringen zekeringkast zetwerk
zink zinken zinkwerk zolder zonwering zonne zonnepaneel zonnepanelen zuurkast houtwol glaswol rotswol cellulose achtergevel
achterdeur achterbouw achterzijde binnendeur binnendeuren buitendeur voorzijde zijgevel bovenlicht zijlicht
`;

const listOf = (text: string) => text.trim().split(/\s+/);

const whole = new Set([...listOf(linking), ...listOf(units), ...listOf(terms), ...listOf(building)]);
const parts = new Set(listOf(building).filter((word) => word.length > 2));
const longestPart = Math.max(...[...parts].map((word) => word.length));
const unitWords = new Set(listOf(units));

const longestWord = 40;
const joints = ['', 's', 'en', 'e'];

/** Two or more words of building in a row, with what Dutch puts between them: 'waterdichtingswerken'. */
function isCompound(word: string): boolean {
  if (word.length > longestWord) return false;
  const reached = new Set([0]);
  for (let from = 0; from < word.length; from += 1) {
    if (!reached.has(from)) continue;
    for (let to = from + 3; to <= Math.min(word.length, from + longestPart); to += 1) {
      if (!parts.has(word.slice(from, to))) continue;
      for (const joint of joints)
        if (word.startsWith(joint, to) && (joint === '' || to + joint.length < word.length))
          reached.add(to + joint.length);
    }
  }
  return reached.has(word.length);
}

export function isPlainWord(word: string): boolean {
  const folded = fold(word);
  return whole.has(folded) || isCompound(folded);
}

export function isUnitWord(word: string): boolean {
  return unitWords.has(fold(word));
}
