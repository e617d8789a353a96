<?php
// For PHP's own server: files as they are, all else to WordPress.
$root = getcwd();
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
$_SERVER['HTTP_HOST'] = getenv('WORDPRESS_HOST');
if ($path !== '/' && is_file($root . $path)) return false;
$_SERVER['SCRIPT_NAME'] = '/index.php';
$_SERVER['PHP_SELF'] = '/index.php';
include $root . '/index.php';
