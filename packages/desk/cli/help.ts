export const HELP = `Reads the requests that the site has kept.

  npm run requests                            all requests, newest first
  npm run requests -- --new                   only those not marked as handled
  npm run requests -- --handled 12            mark request 12 as handled
  npm run requests -- --csv requests.csv      write a file for a spreadsheet
  npm run requests -- --backup copy.sqlite    write a whole copy, also while the site is running
  npm run requests -- --restore FILE          make the requests file again of a backup (see BACKUP_KEY)
  npm run requests -- --restore FILE new.sqlite   the same into another file
  npm run requests -- --prune 90d             say what is older than 90 days, delete nothing
  npm run requests -- --prune 90d --yes       delete it
  npm run requests -- --add-person "Asha"     print a one-time link with which Asha joins, as a manager
  npm run requests -- --add-person "Asha" --front-desk   the same for somebody who shall not erase or hand out
  npm run requests -- --people                who works there, and in which role
  npm run requests -- --remove-person "Asha"  sign her out everywhere, and let her in no more
  npm run requests -- --turn-off-second-factor "Asha"    for somebody who has lost the phone and the codes on paper
  npm run requests -- --help                  this text

The file is data/requests.sqlite, or the one named in REQUESTS_FILE. With --sql, the commands for people change no
file and print what to give to Cloudflare's D1 instead. The link begins with SITE_URL, or else with this computer.
The copies hold personal data: keep them as carefully as the file itself.`;
